import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '#base/i18n/i18n'
import { PartBoundary } from './part-boundary'

// The code of the toasts is loaded with the first toast.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => startI18n('en'))
afterEach(cleanup)

let isBroken = true
function Drawer() {
  if (isBroken) throw new Error('a hole in the drawer')
  return <p>The drawer</p>
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <PartBoundary onFailure={() => setOpen(false)}>
          <Drawer />
        </PartBoundary>
      )}
    </>
  )
}

test('an overlay that fails to render closes with an error toast, leaves the page as it is, and can be opened again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(screen.queryByText('The drawer')).toBeNull()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByText('The drawer')
  logged.mockRestore()
})
