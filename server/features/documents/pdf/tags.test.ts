import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import type { PrintedDocument } from '../printed'
import { renderPdf } from './render'

const columns = [
  { heading: 'Description', isFigure: false },
  { heading: 'Net', isFigure: true },
]
const document = (rows: number): PrintedDocument => ({
  language: 'en',
  title: 'Invoice 1',
  fileName: '1',
  brand: 'Corridor',
  from: { heading: 'From', lines: ['Seller', 'Road 1'] },
  to: { heading: 'To', lines: ['Buyer'] },
  facts: [{ label: 'Number', value: '1' }],
  lines: {
    name: 'Lines',
    columns,
    carried: Array.from({ length: rows }, (_, index) => `sum ${index}`),
    rows: Array.from({ length: rows }, (_, index) => [`Work ${index}`, '€1.00']),
  },
  totals: [{ label: 'Total', value: `€${rows}.00` }],
  notices: [],
  note: { label: 'Notes', value: 'Thank you. '.repeat(40) },
  texts: { carriedForward: 'Carried', broughtForward: 'Brought', page: '{{page}}' },
  changedAt: '2026-01-01T00:00:00.000Z',
})

interface Node {
  readonly role?: string
  readonly type?: string
  readonly children?: readonly Node[]
}
/** Whether an element has content on its page: the structure of a page has those of others too. */
const hasContent = ({ type, children = [] }: Node): boolean => type === 'content' || children.some(hasContent)
const rolesIn = (node: Node): string[] => [
  ...(node.role && hasContent(node) ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesIn),
]
const count = (roles: readonly string[], role: string) => roles.filter((each) => each === role).length

/** The roles of the structure of each page. */
async function rolesOf(printed: PrintedDocument): Promise<string[][]> {
  const proxy = await getDocumentProxy(new Uint8Array(await renderPdf({ documents: [printed] })))
  const pages = Array.from({ length: proxy.numPages }, (_, index) => proxy.getPage(index + 1))
  const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()))
  return trees.map((tree) => rolesIn(tree as Node))
}

test('a document has its title, its parties, its table with a head, and its paragraphs as structure', async () => {
  const [roles = []] = await rolesOf(document(2))
  expect(count(roles, 'H1')).toBe(1)
  expect(count(roles, 'H2')).toBe(2)
  expect([count(roles, 'Table'), count(roles, 'TR'), count(roles, 'TH'), count(roles, 'TD')]).toEqual([
    1, 3, 2, 4,
  ])
  expect(count(roles, 'P')).toBeGreaterThan(4)
})

test('a table that goes on has one head, and a cell for each value of all pages', async () => {
  const pages = await rolesOf(document(90))
  expect(pages.length).toBeGreaterThan(2)
  const roles = pages.flat()
  expect(count(roles, 'TH')).toBe(2)
  expect(count(roles, 'TD')).toBe(180)
  expect(count(roles, 'H1')).toBe(1)
})
