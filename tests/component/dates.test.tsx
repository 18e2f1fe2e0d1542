import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { trial } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(trial)
})
afterEach(unmount)
afterAll(() => world.close())

const path = '/dashboard/repairs/new'
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))

it('a typed date is formatted on blur, and an invalid one is kept and marked', async () => {
  const { user } = await mount({ world, path })
  await screen.findByRole('form', { name: 'New repair' })
  await user.type(box('Due on'), '2/28/2027')
  await user.tab()
  expect(box('Due on').value).toBe('Feb 28, 2027')
  await user.clear(box('Due on'))
  await user.type(box('Due on'), 'soon')
  await user.tab()
  expect(box('Due on').value).toBe('soon')
  await waitFor(() => expect(box('Due on').getAttribute('aria-invalid')).toBe('true'))
})

it('a date is picked from the calendar by keyboard, and the focus returns to the input', async () => {
  const { user } = await mount({ world, path })
  await screen.findByRole('form', { name: 'New repair' })
  await user.type(box('Due on'), '2027-02-26')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date: Due on' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('26'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('27'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(calendar.isConnected).toBe(false))
  expect(box('Due on').value).toBe('Feb 27, 2027')
  await waitFor(() => expect(document.activeElement).toBe(box('Due on')))
})

it('date and time are picked in the same dialog', async () => {
  const { user } = await mount({ world, path })
  await screen.findByRole('form', { name: 'New repair' })
  await user.type(box('Starts at'), '2027-02-26 08:30')
  await user.click(screen.getByRole('button', { name: 'Choose a date and a time: Starts at' }))
  const calendar = within(await screen.findByRole('dialog'))
  await user.click(await calendar.findByRole('gridcell', { name: '12' }))
  await user.click(calendar.getByRole('option', { name: '45 minutes' }))
  await user.click(calendar.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(box('Starts at').value.replaceAll(/\s/g, ' ')).toBe('Feb 12, 2027, 8:45 AM'))
})

it('the calendar is in Chinese on a Chinese page, with weeks that begin on Monday', async () => {
  const { user } = await mount({ world, path, language: 'cn' })
  await screen.findByRole('form')
  await user.click(screen.getByRole('button', { name: '选择日期：Due on' }))
  const calendar = within(await screen.findByRole('dialog'))
  expect(await calendar.findByRole('button', { name: '下个月' })).toBeTruthy()
  expect(calendar.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('星期一')
  await user.click(calendar.getByRole('button', { name: '今天' }))
  await waitFor(() => expect(box('Due on').value).toMatch(/^\d{4}年\d+月\d+日$/))
})

it.each(['en', 'cn'] as const)(
  'an empty date shows an example in the format of dates, %s',
  async (language) => {
    const year = new Date().getFullYear()
    await mount({ world, path, language })
    await screen.findByRole('form')
    const [day, time] =
      language === 'cn'
        ? [`例如 ${year}年12月31日`, `例如 ${year}年12月31日 18:30`]
        : [`For example Dec 31, ${year}`, `For example Dec 31, ${year}, 6:30 PM`]
    expect(box('Due on').placeholder).toBe(day)
    expect(box('Starts at').placeholder.replaceAll(/\s/g, ' ')).toBe(time)
  },
)
