import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { corridor, trial } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
let workshop: World
beforeAll(async () => {
  world = await createWorld(corridor)
  workshop = await createWorld(trial)
  const customer = { name: 'Of Bonn', email: 'of@example.com', country: 'DE' }
  await world.people.admin.client.post('/api/customers', customer)
})
afterEach(unmount)
afterAll(async () => {
  await world.close()
  await workshop.close()
})

const tooMany = 'This can be done to at most 10,000 records at once. Narrow the list first.'
/** A response with errors at fields that no form has. */
const refused = (errors: Record<string, string[]>) => () =>
  HttpResponse.json(
    { status: 422, title: 'invalid', message: 'Some of this is not right yet.', errors },
    { status: 422 },
  )

describe('an error at a field that the form does not show', () => {
  it.each(['Edit', 'Delete'])('is shown by the bulk change "%s"', async (verb) => {
    const { user } = await mount({
      world,
      path: '/dashboard/customers',
      instead: [http.post('*/api/customers/bulk', refused({ filter: [tooMany] }))],
    })
    await screen.findByText('Of Bonn')
    const [first] = await screen.findAllByRole('checkbox', { name: /Select/ })
    if (!first) throw new Error('Nothing can be selected')
    await user.click(first)
    const bar = await screen.findByRole('region', { name: 'Selection' })
    await user.click(within(bar).getByRole('button', { name: verb }))
    if (verb === 'Edit') {
      const dialog = await screen.findByRole('dialog')
      await user.click(await within(dialog).findByRole('combobox'))
      await user.click(await screen.findByRole('option', { name: 'City' }))
      await user.type(await within(dialog).findByLabelText(/^City/), 'Bonn')
      await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    }
    expect(await screen.findByText(verb === 'Edit' ? `filter: ${tooMany}` : tooMany)).toBeTruthy()
  })

  it('is shown by the form of an action, with the label of a declared field', async () => {
    const errors = { word: ['Not this word.'], title: ['Too short.'], other: ['Closed today.'] }
    const { user } = await mount({
      world: workshop,
      path: '/dashboard/repairs',
      instead: [http.post('*/api/repairs/tidy', refused(errors))],
    })
    await user.click(await screen.findByRole('button', { name: 'Tidy' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tidy?' })
    await user.type(await within(dialog).findByLabelText(/^Word/), 'broom')
    await user.click(within(dialog).getByRole('button', { name: 'Tidy' }))
    const alert = await within(dialog).findByRole('alert')
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Title: Too short.', 'other: Closed today.'])
    expect(await within(dialog).findByText('Not this word.')).toBeTruthy()
  })
})

it('a form shows the name of a user who is the default value of a field', async () => {
  await mount({ world, path: '/dashboard/kanban/new' })
  const { client } = world.people.admin
  const { displayName } = (await client.get(`/api/users/${world.people.admin.id}`)).body as {
    displayName: string
  }
  const reporter = await screen.findByLabelText<HTMLInputElement>(/^Reporter/)
  await waitFor(() => expect(reporter.value).toBe(displayName))
})
