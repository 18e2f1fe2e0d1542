import type { Demo } from '#server/features/demo/demo'
import type { Writer } from '#server/write/context'
import { update } from '#server/write/update'
import { categories } from '../categories.resource'

type Category = readonly [name: string, inside: string | undefined, description: string]

/** The shop's categories, parents first. */
const tree: readonly Category[] = [
  ['Terminals', undefined, 'For counters, tables and halls.'],
  ['Card readers', undefined, 'Small readers that work with a phone, a till or a tablet.'],
  ['Cards', undefined, 'Cards to pay with, to give away and to collect points on.'],
  ['Accessories', undefined, 'What a till needs beside the terminal.'],
  ['Services', undefined, 'People who set it up, lend it out and keep it going.'],
  ['Countertop terminals', 'Terminals', 'They stay where they are, and never run empty.'],
  ['Mobile terminals', 'Terminals', 'To the table, to the market, into the taxi.'],
  ['Kiosks', 'Terminals', 'Customers serve themselves. 自助收银设备。'],
  ['Pocket readers', 'Card readers', 'As small as a pebble, and paired in a minute.'],
  ['Keypad readers', 'Card readers', 'With keys that can be felt.'],
  ['Payment cards', 'Cards', 'For the company, for travellers and for the fleet.'],
  ['Gift and loyalty', 'Cards', 'Blank or printed, by the hundred. 礼品卡与会员卡。'],
  ['Power', 'Accessories', 'Chargers, cradles and batteries.'],
  ['Stands and mounts', 'Accessories', 'So that nobody walks off with it.'],
  ['Receipt paper', 'Accessories', 'By the box.'],
  ['Cases', 'Accessories', 'Against falls, rain and flour.'],
  ['Rental', 'Services', 'For a weekend or a season.'],
  ['Support', 'Services', 'Somebody answers, at any hour.'],
  ['Integration', 'Services', 'Our engineers beside yours.'],
]

/** Sets the parents, once all categories exist. */
async function nest(writer: Writer): Promise<void> {
  const rows = await writer.database.query<{ id: string; name: string }>({
    text: 'select "id", "name" from "categories"',
  })
  const idOf = (name: string | undefined) => rows.find((row) => row.name === name)?.id
  for (const [name, inside] of tree) {
    const [id, parent] = [idOf(name), idOf(inside)]
    if (id && parent) await update(writer, categories, id, { parent })
  }
}

export const categoriesDemo: Demo<typeof categories> = {
  count: tree.length,
  record: ({ index }) => {
    const [name, , description] = tree[index % tree.length] as Category
    return { daysAgo: 430 - index, values: { name, description, parent: null } }
  },
  after: nest,
}
