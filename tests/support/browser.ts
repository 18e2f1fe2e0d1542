import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundledBrowser } from './bundled-browser'

/** How to start a browser for tests: executable, arguments and environment. */
export type LaunchOptions = { executablePath: string; args: string[]; env: Record<string, string> }

const quiet = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]
/**
 * The pages of a context are in one process, which keeps the compiled scripts, and no script is optimized, because the
 * next page would not use the result: docs/testing.md.
 */
const sharingProcesses = [
  '--process-per-site',
  '--js-flags=--no-script-streaming --no-flush-bytecode --no-opt --no-maglev',
]

/**
 * Finds a browser without a download: CHROME_PATH, else an installed Chrome, Chromium or Edge, else the Chromium from
 * the npm packages. CORRIDOR_BROWSER=bundled ignores installed ones; `bundled` ignores all others.
 * @throws Error if there is none
 */
export async function launchOptions(wanted?: 'bundled'): Promise<LaunchOptions> {
  const { executablePath, args, env } = wanted ? await bundled() : await findBrowser()
  const isRoot = process.getuid?.() === 0
  return { executablePath, args: [...quiet, ...args, ...(isRoot ? ['--no-sandbox'] : [])], env }
}

/** The same for browser tests that measure no time: a page costs less than it would cost a user. */
export async function sharedLaunchOptions(): Promise<LaunchOptions> {
  const options = await launchOptions()
  return { ...options, args: [...options.args, ...sharingProcesses] }
}

async function findBrowser(): Promise<LaunchOptions> {
  const env = ownEnvironment()
  const named = process.env['CHROME_PATH']
  if (named && !existsSync(named)) throw new Error(`There is no browser at CHROME_PATH, ${named}.`)
  const installed = process.env['CORRIDOR_BROWSER'] === 'bundled' ? undefined : installedBrowser()
  const executablePath = named ?? installed
  if (executablePath) return { executablePath, args: [], env }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Install Chrome, Chromium or Edge, or say in CHROME_PATH where it is: the browser tests need it.',
    )
  }
  return bundled()
}

async function bundled(): Promise<LaunchOptions> {
  const { executablePath, args, env } = await bundledBrowser()
  return { executablePath, args, env: { ...ownEnvironment(), ...env } }
}

function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const commands = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** The first browser that is found in a default installation folder or in PATH. */
function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':')
  const programFolders = [
    process.env['PROGRAMFILES'],
    process.env['PROGRAMFILES(X86)'],
    process.env['LOCALAPPDATA'],
  ]
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...applications,
    ...programFolders.flatMap((folder) =>
      folder ? windowsPrograms.map((program) => join(folder, program)) : [],
    ),
  ]
  return candidates.find((candidate) => existsSync(candidate))
}
