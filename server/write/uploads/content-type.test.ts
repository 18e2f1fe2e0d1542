import { describe, expect, it } from 'vitest'
import { contentTypeOf, isShownInline } from './content-type'

const latin = (text: string) => Buffer.from(text, 'latin1')
const cases: [name: string, head: Buffer, type: string][] = [
  ['a.png', latin('\x89PNG\r\n\x1a\nrest'), 'image/png'],
  ['a.txt', latin('\xff\xd8\xff\xe0..'), 'image/jpeg'],
  ['a.webp', latin('RIFF1234WEBPVP8 '), 'image/webp'],
  ['page.png', Buffer.from('<html><script>alert(1)</script>'), 'text/plain'],
  ['page.html', Buffer.from('<script>alert(1)</script>'), 'text/html'],
  ['drawing.svg', Buffer.from('<?xml version="1.0"?><svg xmlns="…"/>'), 'image/svg+xml'],
  ['drawing.svg', Buffer.from('no drawing'), 'text/plain'],
  ['Sheet.XLSX', latin('PK\x03\x04…'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['picture.png', latin('PK\x03\x04…'), 'application/zip'],
  ['notes', Buffer.from('只是文字'), 'text/plain'],
  ['notes.csv', Buffer.from('a;b\n'), 'text/csv'],
  ['notes.txt', latin('a\0b'), 'application/octet-stream'],
  ['empty.bin', Buffer.alloc(0), 'text/plain'],
]

describe('the content type of an upload', () => {
  it.each(cases)('of %s is detected by its bytes before its name', (name, head, type) => {
    expect(contentTypeOf(name, head)).toBe(type)
  })
  it('is text/plain also where the last character is cut', () => {
    const head = Buffer.from('中'.repeat(1400)).subarray(0, 4096)
    expect(contentTypeOf('a.txt', head)).toBe('text/plain')
  })
  it('is never shown inline where it could run scripts', () => {
    for (const type of ['text/html', 'image/svg+xml', 'application/xml', 'application/pdf', 'text/xml'])
      expect(isShownInline(type), type).toBe(false)
  })
})
