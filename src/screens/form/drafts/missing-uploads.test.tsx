import { expect, it } from 'vitest'
import { file, image, listOf, text } from '#define'
import { uploadsIn, withoutUploads } from './missing-uploads'

const id = (digit: number) => `0000000${digit}-0000-7000-8000-000000000000`
const path = (digit: number) => `/api/contents/${id(digit)}`
const fields = { photo: image(), note: text(), lines: listOf({ scan: file(), title: text() }) }
const values = {
  photo: `${path(1)}/photo.png?until=1&signature=a`,
  note: path(4),
  lines: [
    { scan: path(2), title: 'a' },
    { scan: 'https://files.example/3', title: 'b' },
  ],
}

it('uploadsIn finds the uploads of file and image fields, also inside lists', () => {
  expect(uploadsIn(fields, values)).toEqual([path(1), path(2)])
})

it('withoutUploads empties the inputs of missing uploads only', () => {
  expect(withoutUploads(fields, values, new Set([path(2), path(4)]))).toEqual({
    ...values,
    lines: [{ scan: '', title: 'a' }, values.lines[1]],
  })
})
