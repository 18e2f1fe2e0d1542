import { isUpward, layerOf } from './layers'
import { featureOf, isDeclaration, isFeatureClient, isFeatureServer, isTest, isWithin } from './paths'
import type { Target } from './target'

/** One import rule: which files it applies to, what they must not import, and why. */
export type Rule = {
  name: string
  why: string
  appliesTo(path: string): boolean
  forbids(target: Target, from: string, specifier: string): boolean
}

const uiPackages = ['react', 'react-dom', 'react-router', 'react-router-dom', 'notistack']

function isUiPackage(name: string): boolean {
  return uiPackages.includes(name) || /^@(mui|refinedev|emotion)\//.test(name)
}

function isFileWithin(target: Target, ...folders: string[]): boolean {
  return target.kind === 'file' && folders.some((folder) => isWithin(target.path, folder))
}

const isServerSide = (path: string) => isWithin(path, 'server') || isFeatureServer(path)
const isFile = (target: Target, matches: (path: string) => boolean): boolean =>
  target.kind === 'file' && matches(target.path)

/** What calls the client or React Query itself, with the reasons in docs/decisions/0045, 0046 and 0078. */
const pastRefine = new Set([
  'src/screens/records/use-row-cache.ts',
  'src/screens/records/use-delete.ts',
  'src/screens/history/use-history.ts',
  'src/screens/list-model/use-list-rows.ts',
  'src/screens/list/toolbar/download-list.ts',
  'src/screens/list/bulk/bulk-call.ts',
  'src/screens/import/upload-file.ts',
  'src/shell/long-work/long-call.ts',
  'src/resources/files/client/manager/use-entries.ts',
  'src/resources/files/client/manager/dialogs/preview.tsx',
])
const isScreen = (path: string) => /^src\/(screens|pages|shell)\//.test(path) || isFeatureClient(path)

/** The import rules of docs/architecture.md. */
const rules: Rule[] = [
  {
    name: 'define',
    why: 'The declaration language is read by the server and the browser: it imports zod and itself, and nothing else.',
    appliesTo: (path) => isWithin(path, 'src/define'),
    forbids: (target) =>
      !isFileWithin(target, 'src/define') && !(target.kind === 'package' && target.name === 'zod'),
  },
  {
    name: 'declaration',
    why: 'A declaration is plain data: it imports src/define, src/money, and the endpoints (*.wire.ts) and labels of its own feature only.',
    appliesTo: (path) => featureOf(path) !== undefined && isDeclaration(path),
    forbids: (target) =>
      !isFileWithin(target, 'src/define', 'src/money') &&
      !isFile(target, (path) => featureOf(path) !== undefined && /\.(wire|labels\.\w+)(\.ts)?$/.test(path)),
  },
  {
    name: 'recurrence',
    why: 'Starts of series are computed by server and browser alike: it imports src/define, itself and the libraries of rules and time zones.',
    appliesTo: (path) => isWithin(path, 'src/recurrence'),
    forbids: (target) =>
      !isFileWithin(target, 'src/define', 'src/recurrence') &&
      !(target.kind === 'package' && ['rrule-temporal', 'temporal-polyfill'].includes(target.name)),
  },
  {
    name: 'money',
    why: 'Prices, rates and cards are read by declarations, the server and the site: they import nothing but themselves.',
    appliesTo: (path) => isWithin(path, 'src/money'),
    forbids: (target) => !isFileWithin(target, 'src/money'),
  },
  {
    name: 'features',
    why: 'A feature never imports another feature: what two features share belongs to src/define, src/screens or server.',
    appliesTo: (path) => featureOf(path) !== undefined,
    forbids: (target, from) =>
      isFile(target, (path) => featureOf(path) !== undefined && featureOf(path) !== featureOf(from)),
  },
  {
    name: 'feature server',
    why: 'The server/ and demo/ folders of a feature must never reach the browser: only server code imports them.',
    appliesTo: (path) => !isServerSide(path),
    forbids: (target) => isFile(target, isFeatureServer),
  },
  {
    name: 'feature client',
    why: 'The client/ folder of a feature is drawn in the browser: only the client of the same feature and src/resources/screens.generated.ts import it.',
    appliesTo: (path) => !isFeatureClient(path),
    forbids: (target) => isFile(target, (path) => featureOf(path) !== undefined && isFeatureClient(path)),
  },
  {
    name: 'browser',
    why: 'The browser talks to the server over HTTP only.',
    appliesTo: (path) => isWithin(path, 'src') && !isFeatureServer(path),
    forbids: (target) => isFileWithin(target, 'server') || target.kind === 'node',
  },
  {
    name: 'server',
    why: 'The server renders no screens: it imports neither React nor what is rendered with it.',
    appliesTo: isServerSide,
    forbids: (target) =>
      (target.kind === 'package' && isUiPackage(target.name)) ||
      isFileWithin(target, 'src/screens', 'src/shell', 'src/base', 'src/providers', 'src/pages') ||
      isFileWithin(target, 'src/marketing') ||
      isFile(target, (path) => path.endsWith('.tsx') || isFeatureClient(path)),
  },
  {
    name: 'layers',
    why: 'A layer imports only itself and lower layers; tests/directions/layers.ts lists them.',
    appliesTo: (path) => layerOf(path) !== undefined,
    forbids: (target, from) => isFile(target, (path) => isUpward(from, path)),
  },
  {
    name: 'engine',
    why: 'The engine does not know any feature by name: it reads the declarations that it is given.',
    appliesTo: (path) =>
      /^src\/(define|base|providers|shell|screens)\//.test(path) ||
      /^server\/(base|db|read|write|http)\//.test(path),
    forbids: (target) => isFile(target, (path) => featureOf(path) !== undefined),
  },
  {
    name: 'marketing',
    why: 'The public site must stay light: it imports neither MUI nor refine, no feature and nothing of the dashboard.',
    appliesTo: (path) => isWithin(path, 'src/marketing'),
    forbids: (target) =>
      (target.kind === 'package' && /^@(mui|refinedev|emotion)\//.test(target.name)) ||
      isFileWithin(target, 'src/resources', 'src/shell', 'src/screens', 'src/providers', 'src/base'),
  },
  {
    name: 'refine',
    why: "Screens read and write by refine's hooks; tests/directions/rules.ts lists the exceptions.",
    appliesTo: (path) => isScreen(path) && !pastRefine.has(path),
    forbids: (target) =>
      (target.kind === 'package' && ['@tanstack/react-query', 'axios'].includes(target.name)) ||
      isFile(target, (path) => /^src\/providers\/data\/(http\/client|read)(\.ts)?$/.test(path)),
  },
  {
    name: 'subpath imports',
    why: 'A path that climbs three folders or more hides where it leads: use #define, #server/write and the like.',
    appliesTo: (path) => /\.tsx?$/.test(path),
    forbids: (_, __, specifier) => specifier.startsWith('../../../'),
  },
]

/** The rules that apply to a file. */
export function rulesFor(path: string): Rule[] {
  if (isTest(path)) return rules.filter(({ name }) => name === 'subpath imports' && /\.tsx?$/.test(path))
  return rules.filter((rule) => rule.appliesTo(path))
}
