import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses an option of a select by its label. */
export async function chooseOption(user: UserEvent, select: HTMLElement, option: string): Promise<void> {
  await user.click(select)
  await user.click(await screen.findByRole('option', { name: option }))
}
