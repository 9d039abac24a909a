// A real MQTT broker on a port of this machine: Mosquitto, as tools/host starts it.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";

// How long it may take to start, in milliseconds.
const START = 20_000;

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const program = folders.map((folder) => join(folder, "mosquitto")).find(existsSync);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

export class Broker {
  // Starts it; undefined if it isn't installed.
  static async start() {
    if (!program) return undefined;
    const broker = new Broker();
    const folder = mkdtempSync(join(tmpdir(), "awale-broker-"));
    broker.port = await freePort();
    broker.config = join(folder, "mosquitto.conf");
    // Mosquitto 2.0 doesn't start with WebSocket listeners alone. As root it would change to a user who can't read the folder.
    writeFileSync(
      broker.config,
      `listener 0 ${folder}/socket
listener ${broker.port} 127.0.0.1
protocol websockets
allow_anonymous true
persistence false
user ${userInfo().username}
`,
    );
    await broker.revive();
    return broker;
  }

  get address() {
    return `ws://127.0.0.1:${this.port}`;
  }

  async revive() {
    this.child = spawn(program, ["-c", this.config], { stdio: "ignore" });
    for (const began = Date.now(); !(await answers(this.port)); ) {
      if (Date.now() - began > START) throw new Error("Mosquitto does not start");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async kill() {
    const ended = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGKILL");
    await ended;
  }
}
