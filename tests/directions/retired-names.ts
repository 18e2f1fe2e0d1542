/** Words that names must not contain, with their replacements; docs/glossary.md defines the terms. */
export const retiredWords: Readonly<Record<string, string>> = {
  patience: 'Say what it is, with its unit: `timeoutMs`, `delayMs`.',
  whoever: 'Name who is meant: caller, user, owner.',
  somebody: 'Name who is meant: caller, user.',
  nobody: 'Use `anonymous` for a caller without a session.',
  asked: 'Use input, request, query or requested.',
  asks: 'Use input.',
  told: 'Use event, message or notification: what is sent.',
  tell: 'Use send, notify, report or log.',
  said: 'Use text, message, labels or values: what it holds.',
  say: 'Use log, format or translate.',
  hear: 'Use handle, subscribe or listen.',
  heard: 'Use message, response or listener.',
  usual: 'Use default.',
  doing: "A handler's parameter is `context`; its type is ActionContext.",
  happening: 'Use `context`; its type is TransactionContext.',
  serving: 'Use hooks: ResourceHooks.',
  servings: 'Use hooks.',
  sight: 'Use ReadScope.',
  lookout: 'Use DependentScope.',
  outlet: 'Use writer: SseWriter.',
  surroundings: 'Use context: RenderContext.',
  door: 'Use read pipeline or write pipeline.',
  drawn: 'Use custom for what is written by hand, rendered for output.',
  place: 'Use index, position, path, location, placeholder or slot: whichever is meant.',
  places: 'Use indexes, paths, locations or placeholders.',
}

/** Complete names that must not be used, with their replacements. */
export const retiredNames: Readonly<Record<string, string>> = {
  words: 'Use labels, texts, copy, search terms or values.',
  one: 'Name the thing: record, row, event, item.',
  most: 'Use max.',
  seenBy: 'Use readableBy.',
  changedBy: 'Use writableBy.',
  keptBy: 'Use managedBy.',
  takeTurn: 'Use advisoryLock.',
  createMade: 'Use insertTrusted.',
}

/** Files and names in which a retired word is allowed: columns, properties of requests and responses, visible texts. */
const exceptions: readonly { files: RegExp; names?: readonly string[] }[] = [
  { files: /^src\/locales\/|\.labels\.\w+\.ts$/ },
  { files: /\.(resource|wire)\.ts$|^tests\/(contract\/fixtures|types)\// },
  { files: /./, names: ['placeOrder', 'usePlaceOrder', '_place'] },
  { files: /^src\/shell\/icons\//, names: ['place'] },
  { files: /^src\/marketing\/pages\/faqs\/search|^src\/text\/reading-time/, names: ['words'] },
  { files: /^server\/features\/mail\//, names: ['somebody'] },
  { files: /^src\/define\/wire/, names: ['place', 'one'] },
]

/** The replacement hint if a name in a file is retired; else undefined. */
export function retirementOf(path: string, name: string): string | undefined {
  if (isExcepted(path, name)) return undefined
  if (Object.hasOwn(retiredNames, name)) return retiredNames[name]
  const word = wordsOf(name).find((each) => Object.hasOwn(retiredWords, each) && !isExcepted(path, each))
  return word === undefined ? undefined : retiredWords[word]
}

const isExcepted = (path: string, word: string): boolean =>
  exceptions.some(({ files, names }) => files.test(path) && (names === undefined || names.includes(word)))

/** `maxPlaceRows` is max, place, rows. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)
