// Caches the game for offline play. tools/build-web fills in the version and the list of the files.

const VERSION = "@VERSION@";
const FILES = "@FILES@";

// Other copies of the game on the same site have their own caches.
const KIND = "awale " + self.registration.scope + " ";
const cacheName = KIND + VERSION;

// A new version waits until all pages of the old one are closed, so that an open page finds its own files.
self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(KIND) && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((cached) => cached ?? fetch(event.request)),
  );
});
