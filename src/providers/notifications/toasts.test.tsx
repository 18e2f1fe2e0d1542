import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../i18n/i18n'
import { notificationProvider } from './notification-provider'
import { notify } from './notify'

// Toasts come and go by animations, which take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => startI18n('en'))

const { open } = notificationProvider
const gone = (text: RegExp | string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

test('the same message is not shown twice, and closes by hand or after three seconds', async () => {
  notify({ message: 'Saved' })
  notify({ message: 'Saved' })
  await screen.findByText('Saved')
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  await gone('Saved')
  notify({ message: 'Again', variant: 'error', duration: null })
  await screen.findByText('Again')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone('Again')
})

test('five at most: a newer one pushes out the oldest', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) notify({ message: `Toast ${number}` })
  await screen.findByText('Toast 6')
  await gone('Toast 1')
  expect(screen.getAllByText(/^Toast \d$/)).toHaveLength(5)
  await gone(/^Toast \d$/)
})

test('an undo that runs out is one toast, and the success after it is seen', async () => {
  const key = 'x-products-notification'
  const cancelMutation = vi.fn<() => void>()
  for (const seconds of [2, 1, 0])
    open({ key, type: 'progress', message: `You have ${seconds} seconds to undo`, cancelMutation })
  await screen.findByText('You have 2 seconds to undo')
  expect(screen.getAllByText(/seconds to undo/)).toHaveLength(1)
  open({ key, type: 'success', message: 'Product deleted' })
  await screen.findByText('Product deleted')
  await gone(/seconds to undo/)
  expect(cancelMutation).not.toHaveBeenCalled()
  await gone('Product deleted')
})

test('Undo calls the change back', async () => {
  const cancelMutation = vi.fn<() => void>()
  open({ key: 'y-products-notification', type: 'progress', message: 'You can undo', cancelMutation })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(cancelMutation).toHaveBeenCalledOnce()
  await gone('You can undo')
})

test('what could not be read is said in its place and not here', async () => {
  open({ key: 'products-useList-notification', type: 'error', message: 'No list' })
  open({ key: 'a-products-getOne-notification', type: 'error', message: 'No record' })
  open({ key: 'create-products-notification', type: 'error', message: 'Not created' })
  await screen.findByText('Not created')
  expect(screen.queryByText(/No list|No record/)).toBeNull()
})
