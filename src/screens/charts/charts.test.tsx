import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadDeferredTexts } from '#base/i18n/deferred-texts'
import { startI18n } from '#base/i18n/i18n'
import { BarChart, LineChart, Sparkline } from '.'

beforeAll(async () => {
  await startI18n('en')
  await loadDeferredTexts()
})
afterEach(cleanup)

const months = ['Jan', 'Feb', 'Mar']
const series = [
  { label: 'Collected', values: [1200, 3400, null] },
  { label: 'Paid out', values: [800, 900, 1000] },
]
const props = { title: 'Volume', sentence: 'More came in than went out.' }

test('a line chart has its title as name, its sentence as text alternative, and a legend of its series', () => {
  render(<LineChart {...props} categories={months} series={series} />)
  const figure = screen.getByRole('figure', { name: 'Volume' })
  expect(within(figure).getByText('More came in than went out.')).toBeTruthy()
  expect(within(figure).getAllByRole('img')[0]?.getAttribute('aria-label')).toBe(
    'Volume. More came in than went out.',
  )
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Collected', 'Paid out'])
})

test('"Show as table" replaces a chart by a table of the same figures in the same format', async () => {
  const format = (value: number) => `€${value / 100}`
  render(<BarChart {...props} categories={months} series={series} format={format} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Options: Volume' }))
  // The menu is loaded when it is opened.
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }, { timeout: 20_000 }))
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Category', 'Collected', 'Paid out'],
    ['Jan', '€12', '€8'],
    ['Feb', '€34', '€9'],
    ['Mar', '–', '€10'],
  ])
  expect(screen.queryByRole('img', { name: /Volume/ })).toBeNull()
})

test('a chart without figures shows "No figures yet", and a loading chart is marked as busy', () => {
  const { rerender } = render(<LineChart {...props} categories={[]} series={[]} />)
  expect(screen.getByText('No figures yet')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<LineChart {...props} categories={[]} series={[]} loading />)
  expect(screen.getByText('The figures are being read…')).toBeTruthy()
  expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true')
})

test('a sparkline has its label as accessible name, and values that do not change make a flat line', () => {
  render(<Sparkline values={[5, 5, 5]} label="Steady" />)
  const line = screen.getByRole('img', { name: 'Steady' }).querySelector('polyline')
  expect(line?.getAttribute('points')).toMatch(/^(\d+\.\d,33\.0 ?){3}$/)
})

test('a sparkline has a gap where there is no value', () => {
  render(<Sparkline values={[null, 1, 2, null, 3]} label="With gaps" />)
  const lines = screen.getByRole('img', { name: 'With gaps' }).querySelectorAll('polyline')
  expect([...lines].map((line) => line.getAttribute('points')?.split(' ').length)).toEqual([2, 1])
})

test('a title leads to the only list, and each of several lists is a link in the legend', () => {
  const list = (address: string) => ({ label: 'Open list', address, open: () => undefined })
  const { rerender } = render(
    <LineChart {...props} categories={months} series={series} lists={[list('/orders')]} />,
    { wrapper: MemoryRouter },
  )
  const heading = () => screen.getByRole('heading', { name: 'Volume' })
  expect(within(heading()).getByRole('link').getAttribute('href')).toBe('/orders')
  const linked = series.map((item) => ({ label: item.label, values: item.values, list: `/${item.label}` }))
  const lists = linked.map((item) => list(item.list))
  rerender(<LineChart {...props} categories={months} series={linked} lists={lists} />)
  expect(within(heading()).queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: 'Collected' }).getAttribute('href')).toBe('/Collected')
  // Without values there is no legend.
  rerender(<LineChart {...props} categories={[]} series={[]} lists={lists} />)
  expect(within(heading()).getByRole('link').getAttribute('href')).toBe('/Collected')
})
