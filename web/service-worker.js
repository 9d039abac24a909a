// Keeps the game for times without a connection. The version is that of the files: tools/build-web writes it.

const VERSION = "@VERSION@";
const FILES = "@FILES@";

// Other copies of the game on the same site keep their own.
const KIND = "awale " + self.registration.scope + " ";
const cacheName = KIND + VERSION;

// A new version waits until no page of the old one is open, so that a page finds its own files for as long as it lives.
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
      .then((kept) => kept ?? fetch(event.request)),
  );
});
