// Mirrors the widgets of the game as hidden elements for screen readers, which see nothing in a canvas.
// The game sends changed widgets as lines (src/accessibility/page_adapter.rs); clicks and the focus go back as requests.

const KEY = "awale-screen-reader";
const LABELS = {
  en: "Turn on screen reader support",
  fr: "Activer la lecture d’écran",
  pt: "Ativar o suporte a leitores de ecrã",
  es: "Activar la lectura de pantalla",
  sw: "Washa msaada wa kisoma skrini",
  de: "Unterstützung für Vorleseprogramme einschalten",
};
const canvas = document.getElementById("game");
const mirror = document.getElementById("mirror");
const button = document.getElementById("mirror-on");
const INTERACTIVE = ["button", "checkbox", "radio", "slider", "textbox", "link", "spinbutton", "combobox"];
const elements = new Map();
// What was announced, by widget.
const announced = new Map();
const requests = [];
let wanted = false;
// The element that the game has given the focus: its focus event isn't a request.
let focused;

function remembered() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function turnOn() {
  wanted = true;
  button.remove();
  canvas.setAttribute("aria-hidden", "true");
  document.getElementById("comments").hidden = true;
  try {
    localStorage.setItem(KEY, "on");
  } catch {
    // Without permission to store data, it is turned on again the next time.
  }
  globalThis.awale.wake();
}

const language = navigator.languages.map((code) => code.split("-")[0]).find((code) => code in LABELS) ?? "en";
button.textContent = LABELS[language];
button.onclick = turnOn;
if (remembered()) turnOn();

function request(words) {
  requests.push(words);
  globalThis.awale.wake();
}

function make(id, role) {
  const element = document.createElement(role === "slider" ? "input" : "div");
  element.id = "widget-" + id;
  element.dataset.role = role;
  if (role === "slider") {
    // A native one, as telephones change no others.
    element.type = "range";
    element.step = "any";
    element.oninput = () => request(`value ${id} ${element.value}`);
  } else if (role !== "generic" && role !== "label") {
    element.setAttribute("role", role);
  }
  if (INTERACTIVE.includes(role)) {
    element.tabIndex = -1;
    element.onclick = () => request("click " + id);
    element.onfocus = () => {
      if (focused !== element) request("focus " + id);
    };
  }
  return element;
}

// Says words at once. They are put into a region that exists already, as readers skip new ones; a new element makes the same words heard
// again.
function say(words, urgency) {
  const line = document.createElement("p");
  line.textContent = words;
  document.getElementById(urgency).replaceChildren(line);
}

function show(id, [role, name, value, numbers, state, bounds, children, description]) {
  const states = state.split(" ");
  const urgency = states.find((word) => word === "assertive" || word === "polite");
  if (urgency) {
    // It is no element of its own, so that it isn't read twice; and its state isn't heard.
    if (announced.get(id) !== name) say(name, urgency);
    announced.set(id, name);
    return [];
  }
  let element = elements.get(id);
  if (!element || element.dataset.role !== role) {
    const before = element;
    element = make(id, role);
    before?.replaceWith(element);
    elements.set(id, element);
  }
  const set = (attribute, text) => {
    if (text === undefined || text === "") element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
  };
  if (role === "label") {
    if (element.firstChild?.nodeType !== Node.TEXT_NODE) element.prepend("");
    element.firstChild.data = name;
  } else {
    set("aria-label", name);
  }
  set("aria-description", description);
  set("aria-disabled", states.includes("disabled") ? "true" : "");
  const isChosen = states.includes("checked") || states.includes("selected");
  const hasChoice = isChosen || states.includes("unchecked") || states.includes("unselected");
  if (role === "button") set("aria-pressed", hasChoice ? String(isChosen) : "");
  if (role === "checkbox" || role === "radio") set("aria-checked", String(isChosen));
  const [now, least, most] = numbers.split(" ");
  if (role === "slider") {
    set("min", least);
    set("max", most);
    element.value = now;
    set("aria-valuetext", value);
  } else {
    set("aria-valuenow", now);
    set("aria-valuemin", least);
    set("aria-valuemax", most);
  }
  if (role === "textbox") element.textContent = value;
  if (bounds) {
    const [x, y, width, height] = bounds.split(" ").map((length) => length / devicePixelRatio + "px");
    Object.assign(element.style, { left: x, top: y, width, height });
  }
  return children ? children.split(" ") : [];
}

// Gives an element its children in order, moving only those that aren't in place.
function arrange(element, ids) {
  let next = element.dataset.role === "label" ? element.firstChild?.nextSibling ?? null : element.firstChild;
  for (const child of ids.map((id) => elements.get(id))) {
    if (!child) continue;
    if (child === next) next = next.nextSibling;
    else element.insertBefore(child, next);
  }
}

Object.assign(globalThis.awale, {
  wantsMirror: () => wanted,
  takeMirrorRequest: () => requests.shift(),

  showMirror(lines) {
    const families = [];
    for (const line of lines.split("\n")) {
      const [kind, id, ...parts] = line.split("\t");
      if (kind === "node") families.push([id, show(id, parts)]);
      if (kind === "gone") {
        elements.get(id)?.remove();
        elements.delete(id);
        announced.delete(id);
      }
      if (kind === "root" && elements.get(id)?.parentElement !== mirror) mirror.append(elements.get(id));
      // Around the board a reader passes keys on to the game; elsewhere it keeps those that walk through a page.
      if (kind === "place") mirror.setAttribute("role", id === "table" ? "application" : "group");
      if (kind === "focus") {
        const element = elements.get(id);
        focused = element?.tabIndex === -1 && element.dataset.role !== "generic" ? element : mirror;
      }
    }
    for (const [id, children] of families) {
      const element = elements.get(id);
      if (element && element.getAttribute("role") !== "textbox") arrange(element, children);
    }
    // Elements that are moved lose the focus.
    if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
  },
});

// The game listens to the canvas.
for (const kind of ["keydown", "keyup"]) {
  mirror.addEventListener(kind, (event) => {
    canvas.dispatchEvent(new KeyboardEvent(kind, event));
    event.preventDefault();
  });
}
// For the game, the focus isn't lost while it is within the mirror.
canvas.addEventListener("blur", (event) => mirror.contains(event.relatedTarget) && event.stopImmediatePropagation());
