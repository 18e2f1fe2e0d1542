import { expect, test } from 'vitest'
import { addMeta } from '#tests/component/support/meta'
import { isUploadAddress, withFullAddresses, withStoredAddresses } from './content-addresses'

const base = 'https://api.company.example'
const address = '/api/contents/0198f0aa-0000-7000-8000-000000000001/a%20b.png?until=1&by=x'
const row = {
  photo: address,
  text: `<p>/api/contents/ is a path</p><img src="${address}">`,
  files: [{ content: address, size: 3 }],
  cover: 'https://elsewhere.example/a.png',
  other: '/api/products',
  none: null,
}
const elsewhere = () => addMeta('api-base-url', base)

test('the addresses of uploads stay paths where the API has the origin of the page', () => {
  expect(withFullAddresses(row)).toBe(row)
  expect(withStoredAddresses(row)).toBe(row)
})

test('with an API on another origin they are full URLs, in values, rows and formatted text', () => {
  elsewhere()
  expect(withFullAddresses(row)).toEqual({
    ...row,
    photo: base + address,
    text: `<p>/api/contents/ is a path</p><img src="${base}${address}">`,
    files: [{ content: base + address, size: 3 }],
  })
  expect(isUploadAddress(base + address)).toBe(true)
  expect(isUploadAddress('https://elsewhere.example/api/contents/1')).toBe(false)
})

test('a record that was read is sent back as the server has sent it', () => {
  elsewhere()
  expect(withStoredAddresses(withFullAddresses(row))).toEqual(row)
})

test('the form of an upload is not changed', () => {
  elsewhere()
  const form = new FormData()
  expect(withStoredAddresses(form)).toBe(form)
})
