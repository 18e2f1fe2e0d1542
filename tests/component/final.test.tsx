import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { createCustomer } from '../contract/support/business/goods'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
let customer: string
beforeAll(async () => {
  world = await createWorld(corridor)
  customer = await createCustomer(world)
})
afterEach(unmount)
afterAll(() => world.close())

async function newInvoice(issuedOn: string | null = null): Promise<string> {
  const lines = [{ description: 'One', quantity: 1, unitPrice: 100 }]
  const given = { customer, lines, issuedOn, dueOn: '2099-01-01' }
  const answer = await world.people.admin.client.post('/api/invoices', given)
  return (answer.body as { id: string }).id
}
const open = async (id: string) => (await mount({ world, path: `/dashboard/invoice/${id}` })).user
type User = Awaited<ReturnType<typeof open>>

async function send(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Send' }))
  return question
}
const toastOf = async (texts: RegExp): Promise<HTMLElement> =>
  (await screen.findByText(texts)).closest<HTMLElement>('.toast') as HTMLElement

describe('an invoice', () => {
  it('that is sent offers no Undo in its toast or history, and neither does its payment', async () => {
    const id = await newInvoice()
    const user = await open(id)
    await send(user)
    const sent = await toastOf(/is now “Sent”/)
    expect(within(sent).queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Show the history' }))
    await screen.findByText('Version 2')
    expect(screen.queryByRole('button', { name: 'Undo this change' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Record payment' }))
    const dialog = await screen.findByRole('dialog')
    // It starts with the open balance.
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toMatch(/\d/)
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    const paid = await toastOf(/is now “Paid”/)
    expect(within(paid).queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('that was issued before the last number shows the error in the send dialog', async () => {
    const user = await open(await newInvoice('2020-01-01'))
    const question = await send(user)
    await waitFor(() =>
      expect(question.textContent).toMatch(/The last number was issued on \d{4}-\d\d-\d\d\./),
    )
  })
})
