import type { AnyResource } from '#define'
import { app } from '#resources/app'
import { createServices } from '#server/lifecycle/create-services'
import { migrate } from '#server/db/migrate'
import { openDatabase, type OpenOptions } from '#server/db/open'
import { programWriter } from '#server/write/context'
import { create } from '#server/write/create'
import { addAdministrator } from '../server/fill'
import { copyRecord } from '../support/copy-record'

const timeoutMs = 1_800_000

/** By its name, so that the code is valid where an application has deleted the feature. */
function bookingsOf(resources: Readonly<Record<string, AnyResource>>): AnyResource {
  const { bookings } = resources
  if (!bookings) throw new Error('This bench needs the resource bookings.')
  return bookings
}

/** Every room has 50 bookings of two nights, one after the other; a hundred rooms have the bookings of a kind each. */
const bookingValues = `jsonb_build_object(
  'id', lpad(to_hex(1700000000000 + n), 12, '0') || '7000a000' || lpad(to_hex(n), 12, '0'),
  'guest', (array['Ada','Bela','Chen','Dana','Emil','Fatima','Grace','Hugo'])[1 + n % 8] || ' ' ||
    (array['Okafor','Novak','Weiss','Tanaka','Silva','Moreau','Khan'])[1 + n % 7] || ' ' || n,
  'email', 'guest' || n || '@hotel.example',
  'kind', (array['standard','deluxe','suite','apartment','desk','meeting'])[1 + (n / 50) % 6],
  'unit', 'Room ' || n / 50,
  'arrivesOn', date '2026-01-01' + (n % 50)::int * 3 - ((n / 50) % 1500)::int,
  'leavesOn', date '2026-01-03' + (n % 50)::int * 3 - ((n / 50) % 1500)::int,
  'nights', 2, 'guests', 1 + n % 4, 'price', 5000 + (n * 7919) % 100000,
  'currency', (array['EUR','USD','CNY'])[1 + n % 3],
  'source', (array['direct','website','partner','phone'])[1 + n % 4],
  'status', (array['booked','checkedIn','checkedOut','checkedOut','cancelled'])[1 + n % 5],
  'createdAt', timestamptz '2020-01-01' + n * interval '100 seconds',
  'updatedAt', timestamptz '2020-01-01' + n * interval '100 seconds'
)`

/** Creates a migrated database with that number of bookings and one administrator who can sign in. */
export async function fillBookings(
  where: Pick<OpenOptions, 'dataDir' | 'databaseUrl'>,
  count: number,
): Promise<void> {
  const database = await openDatabase({ ...where, statementMs: timeoutMs, transactionMs: timeoutMs })
  try {
    await migrate(database, { folder: 'migrations' })
    const writer = programWriter(await createServices({ database }))
    const model = await create(writer, bookingsOf(app), {
      guest: 'Model',
      unit: 'Room of the model',
      arrivesOn: '2000-01-01',
      leavesOn: '2000-01-03',
      price: 0,
    })
    await copyRecord(database, { table: 'bookings', id: model.id, count, values: bookingValues })
    await addAdministrator(database, writer)
    await database.query({ text: 'checkpoint' })
  } finally {
    await database.close()
  }
}
