import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '#base/i18n/i18n'
import { notificationProvider } from './notification-provider'

configure({ asyncUtilTimeout: 20_000 })
beforeAll(() => startI18n('en'))

test('a success that can be taken back offers Undo, and Undo runs it once', async () => {
  const cancelMutation = vi.fn<() => void>()
  notificationProvider.open({ type: 'success', message: 'Card moved', cancelMutation })
  const toast = (await screen.findByText('Card moved')).closest<HTMLElement>('.toast')
  expect(toast?.className).toBe('toast toast-success')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(cancelMutation).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Card moved')).toBeNull())
})

test("refine's default notifications are one sentence for a success, and say why for an error", async () => {
  notificationProvider.open({ type: 'success', message: 'Product saved', description: 'Done' })
  notificationProvider.open({
    type: 'error',
    message: 'Product could not be saved',
    description: 'Too long.',
  })
  await screen.findByText('Product saved')
  await screen.findByText('Product could not be saved: Too long.')
})
