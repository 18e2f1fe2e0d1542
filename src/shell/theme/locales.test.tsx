import Autocomplete from '@mui/material/Autocomplete'
import Pagination from '@mui/material/Pagination'
import Rating from '@mui/material/Rating'
import TablePagination from '@mui/material/TablePagination'
import TextField from '@mui/material/TextField'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addMissing } from '#tests/component/support/missing-in-jsdom'
import { changeLanguage, startI18n } from '#base/i18n/i18n'
import { Themed } from './themed'

beforeAll(() => {
  addMissing()
  return startI18n('en')
})
afterEach(cleanup)

const Parts = () => (
  <Themed>
    <TablePagination component="div" count={120} page={1} rowsPerPage={25} onPageChange={() => undefined} />
    <Pagination count={3} page={2} />
    <Rating value={3} readOnly />
    <Autocomplete
      options={[]}
      open
      renderInput={({ InputProps, inputProps, id }) => (
        <TextField id={id} label="x" slotProps={{ input: InputProps, htmlInput: inputProps }} />
      )}
    />
  </Themed>
)

const expectTexts = ({ rows, range, next, stars, none, close }: Record<string, string>) => {
  screen.getByText(rows as string)
  screen.getByText(range as string)
  screen.getAllByRole('button', { name: next })
  screen.getByRole('img', { name: stars })
  screen.getByText(none as string)
  screen.getByRole('button', { name: close })
}

test("the texts of MUI's table pagination, pagination, rating and autocomplete are translated and change with the language", async () => {
  render(<Parts />)
  expectTexts({
    rows: 'Rows per page:',
    range: '26–50 of 120',
    next: 'Go to next page',
    stars: '3 stars',
    none: 'Nothing found',
    close: 'Close',
  })
  await act(() => changeLanguage('cn'))
  expectTexts({
    rows: '每页行数：',
    range: '第 26–50 条，共 120 条',
    next: '下一页',
    stars: '3 星',
    none: '没有找到',
    close: '关闭',
  })
  expect(document.body.textContent).not.toMatch(/[A-Za-z]{3}/)
})
