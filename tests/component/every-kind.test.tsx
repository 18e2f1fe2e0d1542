import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { documentFrom, linkFrom } from '#screens/fields/input/rich-text/rich-text-document'
import { trial } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { chooseOption } from './support/choose-option'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(trial)
})
afterEach(unmount)
afterAll(() => world.close())

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
const inRow = (number: number, label: string) =>
  within(screen.getByRole('group', { name: `Row ${number}` })).getByLabelText<HTMLInputElement>(
    new RegExp(`^${label}( \\*)?$`),
  )

it('a form sends a field of every kind in its canonical form', { timeout: 120_000 }, async () => {
  const { user, calls } = await mount({ world, path: '/dashboard/repairs/new' })
  await screen.findByRole('form', { name: 'New repair' })
  const type = async (label: string, text: string) => {
    await user.clear(box(label))
    await user.paste(text)
  }
  await type('Title', '  Handrail  ')
  await type('Code', 'J-1')
  await user.click(box('Owner'))
  await user.click(await screen.findByRole('option', { name: 'A manager' }))
  await user.click(box('Watchers'))
  await user.click(await screen.findByRole('option', { name: 'A admin' }))
  await user.click(screen.getByRole('checkbox', { name: 'Metal' }))
  await type('Labels', 'steel,stairs，')
  await chooseOption(user, box('Priority'), 'High')
  await user.click(screen.getByRole('switch', { name: 'Urgent' }))
  await type('Points', '-1,000')
  await type('Effort', '12.125')
  await type('Price', '1,999.9')
  await type('Currency', 'JPY')
  await user.keyboard('{Enter}')
  // Yen have no decimals: the typed value is kept for the user to correct.
  await waitFor(() => expect(box('Price').value).toBe('1,999.90'))
  await type('Price', '2,000.00')
  await type('Due on', '2027-02-28')
  await type('Starts at', '2027-02-28T08:30')
  await type('Contact', 'Somebody@Example.com')
  await type('Phone', '+49 (30) 123-456')
  await type('Site', 'https://example.com/a')
  await type('Tint', '#0B66D6')
  await type('Country', 'fran')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Use an address' }))
  await type('Photo', '/pictures/a.png')
  await user.click(box('Extra'))
  await user.paste('{ "deep": [1, null] }')
  await user.click(screen.getByRole('button', { name: 'Add a row' }))
  await user.type(inRow(1, 'What'), 'Weld')
  await user.click(screen.getByRole('button', { name: 'Add a row' }))
  await waitFor(() => expect(document.activeElement).toBe(inRow(2, 'What')))
  await user.keyboard('Cut')
  await user.clear(inRow(2, 'Minutes'))
  await user.type(inRow(2, 'Minutes'), '40')
  expect(screen.getByText('45')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move row 2 up' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move row 1 down'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Handrail' })
  const posted = calls.find(({ method }) => method === 'POST')?.body as { repair: object } | undefined
  const sent = posted?.repair
  expect(sent).toMatchObject({
    ...{
      title: 'Handrail',
      code: 'J-1',
      team: null,
      areas: ['metal'],
      labels: ['steel', 'stairs'],
      priority: 'high',
    },
    ...{
      urgent: true,
      points: -1000,
      effort: 12.125,
      price: 2000,
      currency: 'JPY',
      margin: null,
      dueOn: '2027-02-28',
    },
    ...{
      startsAt: new Date('2027-02-28T08:30').toISOString(),
      contact: 'somebody@example.com',
      phone: '+4930123456',
    },
    ...{
      site: 'https://example.com/a',
      tint: '#0b66d6',
      country: 'FR',
      photo: '/pictures/a.png',
      story: null,
    },
    extra: { deep: [1, null] },
    owner: world.people.manager.id,
    watchers: [world.people.admin.id],
    steps: [
      { what: 'Cut', minutes: 40, done: false },
      { what: 'Weld', minutes: 5, done: false },
    ],
  })
  for (const absent of ['slug', 'imported', 'place', 'stage', 'minutes', 'worth'])
    expect(sent).not.toHaveProperty(absent)
})

it('a form shows a role only the fields that it may set', async () => {
  await mount({ world, path: '/dashboard/repairs/new', role: 'manager' })
  await screen.findByRole('form', { name: 'New repair' })
  for (const hidden of ['Margin', 'Verdict', 'Slug', 'Imported', 'Place', 'Stage', 'Worth'])
    expect(screen.queryByText(hidden), hidden).toBeNull()
  expect(box('Approved')).toBeTruthy()
})

it('the editor parses rich text into its own nodes, without scripts', () => {
  const html =
    '<h2>A</h2><p onclick="x()">b <strong>c</strong><script>d</script> <a href="https://e.fr">e</a></p><ul><li><p>f</p></li></ul>'
  const text = JSON.stringify(documentFrom(html))
  expect(text).toContain('"heading"')
  expect(text).toContain('"bold"')
  expect(text).toContain('"href":"https://e.fr"')
  expect(text).toContain('"bulletList"')
  expect(text).not.toMatch(/onclick|script|"d"/)
  expect(JSON.stringify(documentFrom('<a href="javascript:x()">y</a>'))).not.toContain('javascript')
  expect([linkFrom('example.com'), linkFrom(' mailto:a@b.c '), linkFrom('javascript:x()')]).toEqual([
    'https://example.com',
    'mailto:a@b.c',
    'https://javascript:x()',
  ])
})
