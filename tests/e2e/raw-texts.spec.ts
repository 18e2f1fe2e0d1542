import type { Role } from '#define/access'
import { app } from '#resources/app'
import { someRows } from './examine/addresses'
import { call } from './examine/call'
import { screensOfRole } from './examine/role-screens'
import { untranslatedAmong } from './examine/untranslated'
import { Walk } from './examine/walk'
import { expect, testWithServer } from './fixtures'

const test = testWithServer()

test.use({ viewport: { width: 1440, height: 900 } })
// The tests are independent of each other, so both workers share them.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** Screens of records that only a running import and another mail server create; their own tests open them. */
const madeElsewhere = ['/dashboard/jobs/:id', '/dashboard/mail-accounts/:id']
/** The screens for which the demo data has no record that the role may open, although its rules allow such records. */
const withoutRecord: Readonly<Record<Role, readonly string[]>> = {
  admin: madeElsewhere,
  manager: [...madeElsewhere, '/dashboard/mail-settings/:id', '/dashboard/chat-threads/:id'],
  user: [
    ...madeElsewhere,
    '/dashboard/reviews/:id/edit',
    '/dashboard/blog/post/:id/edit',
    '/dashboard/comments/:id/edit',
    '/dashboard/chat-threads/:id',
  ],
}

/** The screens of each role are shared among some tests. */
const parts: readonly (readonly [role: Role, part: number, count: number])[] = [
  ['admin', 1, 3],
  ['admin', 2, 3],
  ['admin', 3, 3],
  ['manager', 1, 2],
  ['manager', 2, 2],
  ['user', 1, 1],
]

// What looks like an id or a key looks the same in both languages; routes.spec.ts and axe.spec.ts read in English.
for (const [role, part, count] of parts)
  test(`no screen of the role ${role} shows ids, keys or texts without a Chinese translation (${part} of ${count})`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage(role)
    // Another part may have created it on this server.
    if ((await someRows(page, app.arrangements)).length === 0)
      await call(page, 'POST', '/api/arrangements', { name: 'Own order', page: 'app', tiles: [] })
    const screens = await screensOfRole(page, role)
    expect(screens.withoutRecord.toSorted()).toEqual(withoutRecord[role].toSorted())
    const walk = new Walk(page, screens.written)
    await walk.start()
    const paths = screens.paths.filter((_, index) => index % count === part - 1)
    for (const path of paths) await walk.visit(path)
    expect(walk.faults).toEqual([])
    expect(walk.changes).toBeGreaterThan(10)
  })

test('English texts and stored options are found among Chinese ones, texts of users are not', () => {
  const shown = ['发票\nInvoices\tpaid', '客户', 'Customers', 'Harbour Street']
  expect(untranslatedAmong(shown, new Set(['Customers', 'Harbour Street']))).toEqual([
    'is not translated: Invoices',
    'is not translated: paid',
  ])
})
