import type { Address } from '../../mail-data'

const form = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/
export const isAddress = (given: string): boolean => form.test(given)

/** An address as it is written: with its name, if it has one. */
export const shownAddress = ({ name, address }: Address): string => (name ? `${name} <${address}>` : address)

const separators = new Set([',', ';', '，', '；', '\n', '\r', '\t'])
/** Whether a text ends or divides addresses. */
export const hasSeparator = (text: string): boolean => [...text].some((letter) => separators.has(letter))

/**
 * Parses 'Ada <ada@example.com>, "Bert, B." <bert@example.com>' into addresses; invalid ones are kept, so that the user
 * sees them.
 */
export const addressesIn = (text: string): Address[] =>
  partsOf(text)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(addressOf)

/** The parts between separators, of which those in quotation marks are none; a mark that is not closed has no meaning. */
function partsOf(text: string): string[] {
  const isQuoting = text.split('"').length % 2 === 1
  const parts = ['']
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"' && isQuoting) isQuoted = !isQuoted
    if (!isQuoted && separators.has(letter)) parts.push('')
    else parts.push((parts.pop() ?? '') + letter)
  }
  return parts
}

function addressOf(part: string): Address {
  const start = part.lastIndexOf('<')
  if (start < 0 || !part.endsWith('>')) return { name: null, address: part.toLowerCase() }
  const name = part.slice(0, start).replaceAll('"', '').trim()
  return {
    name: name || null,
    address: part
      .slice(start + 1, -1)
      .trim()
      .toLowerCase(),
  }
}

/** Each address once, as it was given first. */
export const distinctAddresses = (people: readonly Address[]): Address[] =>
  people.filter((item, index) => people.findIndex(({ address }) => address === item.address) === index)
