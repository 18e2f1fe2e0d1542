import { isRoomFile, isServerHalf, isTest, isWithin, roomOf } from './places'
import type { Target } from './target'

/** One direction of the house: which files it speaks of, what they must not import, and why. */
export type Rule = {
  name: string
  why: string
  appliesTo(path: string): boolean
  forbids(target: Target, from: string): boolean
}

const drawing = ['react', 'react-dom', 'react-router', 'react-router-dom', 'notistack']

function isDrawingPackage(name: string): boolean {
  return drawing.includes(name) || /^@(mui|refinedev|emotion)\//.test(name)
}

function isFileWithin(target: Target, ...folders: string[]): boolean {
  return target.kind === 'file' && folders.some((folder) => isWithin(target.path, folder))
}

const isServerSide = (path: string) => isWithin(path, 'server') || isServerHalf(path)

/** The directions of docs/architecture.md. */
const rules: Rule[] = [
  {
    name: 'define',
    why: 'The language is read by the server and the browser alike: it knows zod and itself, and nothing else.',
    appliesTo: (path) => isWithin(path, 'src/define'),
    forbids: (target) =>
      !isFileWithin(target, 'src/define') && !(target.kind === 'package' && target.name === 'zod'),
  },
  {
    name: 'declaration',
    why: 'A declaration is plain data: it imports src/define, what is sold and paid with (src/money), and the calls of its own room (*.wire.ts), only.',
    appliesTo: (path) => /\.(resource|wire)\.ts$/.test(path),
    forbids: (target) =>
      !isFileWithin(target, 'src/define', 'src/money') &&
      !(target.kind === 'file' && isRoomFile(target.path) && /\.wire(\.ts)?$/.test(target.path)),
  },
  {
    name: 'money',
    why: 'Prices, rates and cards are read by declarations, the server and the site alike: they know nothing but themselves.',
    appliesTo: (path) => isWithin(path, 'src/money'),
    forbids: (target) => !isFileWithin(target, 'src/money'),
  },
  {
    name: 'rooms',
    why: 'A room never imports another room: what two rooms share belongs to src/define, src/screens or server.',
    appliesTo: (path) => isRoomFile(path),
    forbids: (target, from) =>
      target.kind === 'file' && isRoomFile(target.path) && roomOf(target.path) !== roomOf(from),
  },
  {
    name: 'server half',
    why: 'What runs on the server alone (*.server.ts, servings.ts) must never reach the browser: only server/ imports it.',
    appliesTo: (path) => !isServerSide(path),
    forbids: (target) => target.kind === 'file' && isServerHalf(target.path),
  },
  {
    name: 'browser',
    why: 'The browser half speaks with the server over HTTP only.',
    appliesTo: (path) => isWithin(path, 'src') && !isServerHalf(path),
    forbids: (target) => isFileWithin(target, 'server') || target.kind === 'node',
  },
  {
    name: 'server',
    why: 'The server draws nothing: it imports neither React nor what is drawn with it.',
    appliesTo: isServerSide,
    forbids: (target) =>
      (target.kind === 'package' && isDrawingPackage(target.name)) ||
      isFileWithin(target, 'src/screens', 'src/shell', 'src/providers', 'src/pages', 'src/marketing') ||
      (target.kind === 'file' && target.path.endsWith('.tsx')),
  },
  {
    name: 'screens and shell',
    why: 'Screens and the shell are drawn from declarations that are handed to them: they know no room.',
    appliesTo: (path) => isWithin(path, 'src/screens') || isWithin(path, 'src/shell'),
    forbids: (target) => isFileWithin(target, 'src/resources'),
  },
  {
    name: 'marketing',
    why: 'The public site must stay light: it imports neither MUI nor refine, no room and not the shell.',
    appliesTo: (path) => isWithin(path, 'src/marketing'),
    forbids: (target) =>
      (target.kind === 'package' && /^@(mui|refinedev|emotion)\//.test(target.name)) ||
      isFileWithin(target, 'src/resources', 'src/shell', 'src/screens', 'src/providers'),
  },
]

/** The rules that speak of a file. */
export function rulesFor(path: string): Rule[] {
  return isTest(path) ? [] : rules.filter((rule) => rule.appliesTo(path))
}
