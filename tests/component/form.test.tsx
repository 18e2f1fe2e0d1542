import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endSession } from '#base/session/session'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { closePage, mount, unmount, type Call } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

const labelOf = (label: string) => new RegExp(`^${label}( \\*)?$`)
/** Sections of a form have labels too. */
const inputs = { selector: 'input, textarea' }
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(labelOf(label), inputs)
const findBox = (label: string) => screen.findByLabelText<HTMLInputElement>(labelOf(label), inputs)
/** The notice with this title above a form; toasts have the role alert too. */
const findNotice = async (title: string): Promise<HTMLElement> => {
  const notice = (await screen.findByText(title)).closest<HTMLElement>('form [role="alert"]')
  if (!notice) throw new Error(`${title} stands in no alert`)
  return notice
}
const save = () => screen.getByRole('button', { name: 'Save' })
const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET')

let customers = 0
async function newCustomer(more: Record<string, unknown> = {}) {
  const values = {
    name: `Customer ${++customers}`,
    email: `c${customers}@example.com`,
    country: 'DE',
    ...more,
  }
  const { body } = await world.people.admin.client.post('/api/customers', values)
  return body as { id: string; version: number; name: string; city: string | null }
}
const change = (id: string, version: number, values: Record<string, unknown>) =>
  world.people.admin.client.patch(`/api/customers/${id}`, values, { 'if-match': `"${version}"` })
const stored = async (id: string) =>
  (await world.people.admin.client.get(`/api/customers/${id}`)).body as Record<string, unknown>

describe('a new record', () => {
  it('is validated before it is sent: the first invalid input gets the focus, and a summary links to each', async () => {
    const { user, calls } = await mount({ world, path: '/dashboard/customers/new' })
    await user.type(await findBox('Email'), 'nonsense')
    await user.click(save())
    const summary = await findNotice('3 fields need your attention')
    await waitFor(() => expect(document.activeElement).toBe(box('Name')))
    expect(box('Name')).toHaveProperty('ariaInvalid', 'true')
    expect(document.getElementById(box('Name').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Fill this in.',
    )
    await user.click(within(summary).getByRole('link', { name: 'Country' }))
    expect(document.activeElement).toBe(box('Country'))
    expect(writes(calls)).toEqual([])
  })

  it('is created once, although Save is pressed several times and a response is lost', async () => {
    let lost = 0
    const losing = http.post('*/api/customers', async ({ request }) => {
      if (lost > 0) return undefined
      lost += 1
      await world.server.fetch(request)
      return HttpResponse.error()
    })
    const { user, calls } = await mount({ world, path: '/dashboard/customers/new', instead: [losing] })
    await user.type(await findBox('Name'), 'Only once')
    await user.type(box('Email'), 'once@example.com')
    await user.type(box('Country'), 'Germ{Enter}')
    await user.click(save())
    await screen.findByText('This could not be saved')
    await user.dblClick(save())
    await screen.findByRole('heading', { name: 'Only once' })
    expect(writes(calls)).toHaveLength(1)
    const { body } = await world.people.admin.client.get('/api/customers?q=once')
    expect(body).toHaveLength(1)
  })
})

describe('an existing record', () => {
  it('is saved with the changed fields only, and with If-Match of the version that was read', async () => {
    const { id, version } = await newCustomer()
    const { user, calls } = await mount({ world, path: `/dashboard/customers/${id}/edit` })
    await user.type(await findBox('City'), 'Köln')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByRole('tab', { name: 'History' })
    const [sent, ...more] = writes(calls)
    expect(more).toEqual([])
    expect(sent).toMatchObject({ method: 'PATCH', path: `/api/customers/${id}`, body: { city: 'Köln' } })
    expect(sent?.headers.get('if-match')).toBe(`"${version}"`)
    // Once to show it; the stream may cause a second request when its event arrives before the response of the save.
    const readings = calls.filter(
      ({ path, method }) => method === 'GET' && path.startsWith('/api/customers/'),
    )
    expect(readings.length).toBeLessThanOrEqual(2)
  })

  it('is merged with the changes of another user and saved', async () => {
    const { id, version } = await newCustomer()
    const { user } = await mount({ world, path: `/dashboard/customers/${id}/edit` })
    await user.type(await findBox('City'), 'Köln')
    await change(id, version, { address: 'Am Dom 1' })
    await user.click(save())
    await screen.findByRole('tab', { name: 'History' })
    expect(await stored(id)).toMatchObject({ city: 'Köln', address: 'Am Dom 1', version: version + 2 })
  })

  it('asks about fields that both users changed, and saves the choice', async () => {
    const { id, version } = await newCustomer({ city: 'Bonn' })
    const { user, calls } = await mount({ world, path: `/dashboard/customers/${id}/edit` })
    await user.clear(await findBox('City'))
    await user.type(box('City'), 'Köln')
    await user.clear(box('Name'))
    await user.type(box('Name'), 'Mine')
    await change(id, version, { city: 'Ulm', name: 'Theirs' })
    await user.click(save())
    const banner = await findNotice('Somebody else changed this record meanwhile')
    await waitFor(() => expect(document.activeElement).toBe(banner))
    expect(banner.textContent).toMatch(/Köln.*Ulm/)
    await user.click(screen.getByRole('button', { name: 'Take theirs: City' }))
    expect(box('City').value).toBe('Ulm')
    await user.click(screen.getByRole('button', { name: 'Keep mine: Name' }))
    await user.click(save())
    await screen.findByRole('heading', { name: 'Mine' })
    expect(writes(calls).at(-1)?.body).toEqual({ name: 'Mine' })
    expect(await stored(id)).toMatchObject({ city: 'Ulm', name: 'Mine' })
  })

  it('keeps typed input when it is loaded again', async () => {
    const { id, version } = await newCustomer({ city: 'Bonn' })
    const { user } = await mount({ world, path: `/dashboard/customers/${id}/edit` })
    await user.type(await findBox('Address'), 'Typed')
    await change(id, version, { city: 'Ulm' })
    const { queryClient } = await import('#providers/query-client')
    await queryClient.refetchQueries()
    await waitFor(() => expect(box('City').value).toBe('Ulm'))
    expect(box('Address').value).toBe('Typed')
  })

  it('shows all errors of the server, also those of fields that are not in the form', async () => {
    const { id } = await newCustomer()
    const refusal = {
      status: 422,
      title: 'invalid',
      message: 'Some of this is not right yet.',
      errors: {
        city: ['There is no such city.'],
        creditNote: ['It is not yours.'],
        updatedAt: ['It is later.'],
        hidden: ['It hides.'],
        '': ['Not today.'],
      },
    }
    const refusing = http.patch('*/api/customers/*', () => HttpResponse.json(refusal, { status: 422 }))
    const path = `/dashboard/customers/${id}/edit`
    const { user } = await mount({ world, role: 'manager', path, instead: [refusing] })
    await user.type(await findBox('City'), 'Nowhere')
    await user.click(save())
    const summary = await findNotice('5 fields need your attention')
    await waitFor(() => expect(summary.textContent).toContain('There is no such city.'))
    const listed = within(summary).getAllByRole('listitem')
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'City: There is no such city.',
      'Credit note: It is not yours.',
      'Updated at: It is later.',
      'hidden: It hides.',
      'Not today.',
    ])
    await waitFor(() => expect(document.activeElement).toBe(box('City')))
  })
})

describe('leaving a form', () => {
  const isConfirming = () => screen.queryByRole('alertdialog') !== null

  it('asks while something is unsaved, also after a failed save, and not when nothing has changed', async () => {
    const { id } = await newCustomer()
    const failing = http.patch('*/api/customers/*', () => HttpResponse.error())
    const { user } = await mount({ world, path: `/dashboard/customers/${id}/edit`, instead: [failing] })
    await user.type(await findBox('City'), 'Ulm')
    await user.click(save())
    await screen.findByText('This could not be saved')
    await user.click(screen.getByRole('link', { name: 'Invoices' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(isConfirming()).toBe(false))
    expect(box('City').value).toBe('Ulm')
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

    await user.clear(box('City'))
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Invoices' }))
    await screen.findByRole('heading', { name: 'Invoices' })
    expect(isConfirming()).toBe(false)
  })
})

describe('an expired session', () => {
  it('keeps typed input for the same user, merged with changes of others', async () => {
    const { id, version } = await newCustomer({ city: 'Bonn' })
    const path = `/dashboard/customers/${id}/edit`
    const { user } = await mount({ world, path })
    await user.type(await findBox('Address'), 'Half a')
    await act(async () => endSession('expired'))
    await screen.findByText('Token expired')
    await closePage()
    await change(id, version, { city: 'Ulm' })

    const { user: again } = await mount({ world, path })
    await waitFor(() => expect(box('Address').value).toBe('Half a'))
    expect(box('City').value).toBe('Ulm')
    await again.click(save())
    await screen.findByRole('tab', { name: 'History' })
    expect(await stored(id)).toMatchObject({ address: 'Half a', city: 'Ulm' })
  })

  it('discards typed input when another user signs in', async () => {
    const { id } = await newCustomer({ city: 'Bonn' })
    const path = `/dashboard/customers/${id}/edit`
    const { user } = await mount({ world, path })
    await user.type(await findBox('Address'), 'Half a')
    await act(async () => endSession('expired'))
    await screen.findByText('Token expired')
    await closePage()

    for (const role of ['manager', 'admin'] as const) {
      await mount({ world, path, role })
      expect((await findBox('Address')).value).toBe('')
      await closePage()
    }
  })
})
