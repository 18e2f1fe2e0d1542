// scripts/x.tmp.ts
import { chromium } from "playwright-core";

// tests/support/browser.ts
import { existsSync as existsSync2 } from "node:fs";
import { join as join2 } from "node:path";

// tests/support/bundled-browser.ts
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
var cache = resolve(".cache");
var unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
var unpackEnvironment = { AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
async function bundledBrowser() {
  const folder = join(cache, `chromium-${bundledVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, "chromium"),
    // It is built for machines on which the kernel does not allow sandboxes.
    args: [
      "--no-sandbox",
      "--no-zygote",
      "--in-process-gpu",
      "--font-render-hinting=none",
      "--disable-dev-shm-usage"
    ],
    env: {
      LD_LIBRARY_PATH: [join(folder, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":"),
      FONTCONFIG_FILE: join(folder, "fonts.conf")
    }
  };
}
function bundledVersion() {
  const manifest = JSON.parse(
    readFileSync("package.json", "utf8")
  );
  return manifest.devDependencies["@sparticuz/chromium"] ?? "unknown";
}
async function unpackInto(folder) {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, "unpacking-"));
  const env = { ...process.env, ...unpackEnvironment, TMPDIR: unfinished };
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", unpack], { env });
  await writeFile(join(unfinished, "fonts.conf"), fontSettings(folder));
  await rename(unfinished, folder).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
function fontSettings(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "font-cache")}</cachedir>
</fontconfig>
`;
}

// tests/support/browser.ts
var quiet = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu"
];
async function launchOptions(wanted) {
  const { executablePath, args, env } = wanted ? await bundled() : await findBrowser();
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: [...quiet, ...args, ...isRoot ? ["--no-sandbox"] : []], env };
}
async function findBrowser() {
  const env = ownEnvironment();
  const named = process.env["CHROME_PATH"];
  if (named && !existsSync2(named)) throw new Error(`There is no browser at CHROME_PATH, ${named}.`);
  const installed = process.env["CORRIDOR_BROWSER"] === "bundled" ? void 0 : installedBrowser();
  const executablePath = named ?? installed;
  if (executablePath) return { executablePath, args: [], env };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "Install Chrome, Chromium or Edge, or say in CHROME_PATH where it is: the browser tests need it."
    );
  }
  return bundled();
}
async function bundled() {
  const { executablePath, args, env } = await bundledBrowser();
  return { executablePath, args, env: { ...ownEnvironment(), ...env } };
}
function ownEnvironment() {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter((entry) => entry[1] !== void 0));
}
var commands = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge-stable",
  "microsoft-edge"
];
var applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"
];
var windowsPrograms = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe"
];
function installedBrowser() {
  const folders = (process.env["PATH"] ?? "").split(process.platform === "win32" ? ";" : ":");
  const programFolders = [
    process.env["PROGRAMFILES"],
    process.env["PROGRAMFILES(X86)"],
    process.env["LOCALAPPDATA"]
  ];
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => join2(folder, command))),
    ...applications,
    ...programFolders.flatMap(
      (folder) => folder ? windowsPrograms.map((program) => join2(folder, program)) : []
    )
  ];
  return candidates.find((candidate) => existsSync2(candidate));
}

// tests/support/server.ts
import { existsSync as existsSync3 } from "node:fs";
import { resolve as resolve2 } from "node:path";

// tests/support/child.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
async function startChild(command, parameters, options) {
  const child = spawn(command, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const listen = (chunk) => output += chunk.toString();
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  await once(child, "spawn");
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));
  return {
    process: child,
    pid: child.pid ?? 0,
    output: () => output,
    async end(signal) {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
  };
}
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}
async function waitUntil(child, isReady, milliseconds) {
  const deadline = performance.now() + milliseconds;
  while (!await isReady()) {
    if (hasEnded(child.process)) throw new Error(`It ended before it was ready:
${child.output()}`);
    if (performance.now() > deadline)
      throw new Error(`It is not ready after ${milliseconds} ms:
${child.output()}`);
    await new Promise((resolve4) => setTimeout(resolve4, 20));
  }
}

// tests/support/free-port.ts
import { once as once2 } from "node:events";
import { createServer } from "node:net";
async function freePort() {
  const server2 = createServer().listen(0, "127.0.0.1");
  await once2(server2, "listening");
  const address = server2.address();
  server2.close();
  await once2(server2, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}

// tests/support/temporary-folder.ts
import { constants, cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as join3 } from "node:path";
function temporaryFolder(name, parent = tmpdir()) {
  const folder = realpathSync(mkdtempSync(join3(parent, `corridor-${name}-`)));
  process.once("exit", () => removeFolder(folder));
  return folder;
}
function copyFolder(from, to) {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

// tests/support/server.ts
var serverDefaults = { NODE_ENV: "production", HOST: "127.0.0.1", DATABASE_URL: void 0 };
async function startServer({
  env = {},
  dataDir,
  copyOf,
  port: given,
  root = "."
} = {}) {
  const entry = resolve2(root, "build/server/main.js");
  if (!existsSync3(entry)) throw new Error("There is no build to start: run npm run build.");
  const folder = dataDir ?? temporaryFolder("data");
  if (copyOf !== void 0) copyFolder(copyOf, folder);
  const port = given ?? await freePort();
  const child = await startChild(process.execPath, [entry], {
    env: { ...process.env, ...serverDefaults, PORT: String(port), DATA_DIR: folder, ...env }
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () => fetch(`${url}/api/health/ready`).then(
    (response) => response.ok,
    () => false
  );
  try {
    await waitUntil(child, isReady, 15e4);
  } catch (error) {
    await child.end("SIGKILL");
    throw error;
  }
  return {
    url,
    process: child.process,
    dataDir: folder,
    output: child.output,
    async stop() {
      await child.end("SIGTERM");
      if (dataDir === void 0) removeFolder(folder);
    },
    kill: () => child.end("SIGKILL")
  };
}

// tests/support/prepared-data.ts
import { existsSync as existsSync5, mkdirSync, readdirSync as readdirSync2, renameSync, statSync as statSync2 } from "node:fs";
import { join as join4, resolve as resolve3 } from "node:path";

// scripts/stamp.mjs
import { existsSync as existsSync4, readFileSync as readFileSync2, readdirSync, statSync } from "node:fs";
function readStamp(path) {
  return existsSync4(path) ? readFileSync2(path, "utf8").trim() : void 0;
}

// tests/support/prepared-data.ts
var cache2 = resolve3(".cache/test-data");
var dayMs = 24 * 3600 * 1e3;
async function preparedData(name, env = {}) {
  const folder = join4(cache2, `${name}-${today()}-${buildStamp()}`);
  if (existsSync5(folder)) return folder;
  mkdirSync(cache2, { recursive: true });
  const draft = join4(cache2, `draft-${process.pid}-${name}`);
  removeFolder(draft);
  const server2 = await startServer({ dataDir: draft, env });
  await server2.stop();
  keepFirst(draft, folder);
  return folder;
}
function keepFirst(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    removeFolder(draft);
    if (!existsSync5(folder)) throw error;
  }
}
var today = () => (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
function buildStamp() {
  const stamp = readStamp(resolve3("build/.stamp"));
  if (!stamp) throw new Error("There is no build to start: run npm run build.");
  return stamp.slice(0, 16);
}

// scripts/x.tmp.ts
var server = await startServer({ copyOf: await preparedData("demo") });
var b = await chromium.launch(await launchOptions());
for (const path of process.argv.slice(2)) {
  const context = await b.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const r = await context.request.post("/api/account/login", { data: { email: "admin@corridor.example", password: "corridor" } });
  const { accessToken } = await r.json();
  const p = await context.newPage();
  await p.goto("/favicon.svg");
  await p.evaluate((t) => localStorage.setItem("accessToken", t), accessToken);
  await p.route(/chinese-font/, (route) => route.abort());
  await p.addInitScript(() => {
    window.log = [];
    const rectOf = (r2) => [r2.x, r2.y, r2.width, r2.height].map(Math.round).join(",");
    new PerformanceObserver((l) => {
      for (const e of l.getEntries()) window.log.push([e.startTime.toFixed(0), e.value.toFixed(4), ...e.sources.map((s) => `${s.node?.nodeName}.${s.node?.className} ${rectOf(s.previousRect)} -> ${rectOf(s.currentRect)}`)].join(" | "));
    }).observe({ type: "layout-shift", buffered: true });
    const seen = () => {
      const h = document.querySelector("[class*=page-head],[class*=actions]");
      window.heads ??= [];
      const box = [...document.querySelectorAll("h1, .page-actions, .page-actions > *")].map((x) => `${x.nodeName}.${x.className}${rectOf(x.getBoundingClientRect())}`).join(" ; ");
      if (window.heads.at(-1)?.[1] !== box) window.heads.push([performance.now().toFixed(0), box]);
      requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
  });
  await p.goto(path);
  await p.waitForTimeout(4e3);
  console.log(path);
  console.log((await p.evaluate(() => window.log)).join("\n"));
  console.log((await p.evaluate(() => window.heads)).map((x) => x.join("  ")).join("\n"));
  await context.close();
}
await b.close();
await server.stop();
