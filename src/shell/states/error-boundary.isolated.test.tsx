import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '#base/i18n/i18n'
import { reloadForPart } from '#base/connectivity/stale-part'
import { ErrorBoundary } from './error-boundary'

vi.mock('#base/connectivity/stale-part', () => ({ reloadForPart: vi.fn<typeof reloadForPart>() }))

beforeAll(() => startI18n('en'))
afterEach(cleanup)

let isBroken = true
const Area = () => {
  if (isBroken) throw new Error('secret detail')
  return <p>the area</p>
}

const at = (path: string) => (
  <ErrorBoundary resetKey={path}>
    <Area />
  </ErrorBoundary>
)

test('ErrorBoundary shows an error without its details, and Retry or another resetKey renders the content again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(at('/a'))
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.queryByText(/secret/)).toBeNull()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  screen.getByText('the area')
  isBroken = true
  rerender(at('/a'))
  screen.getByRole('alert')
  isBroken = false
  rerender(at('/b'))
  screen.getByText('the area')
  vi.restoreAllMocks()
})

test('ErrorBoundary calls reloadForPart if the content fails again after Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(reloadForPart).mockClear()
  isBroken = true
  render(at('/c'))
  expect(reloadForPart).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(reloadForPart).toHaveBeenCalledExactlyOnceWith(new Error('secret detail'))
  vi.restoreAllMocks()
})
