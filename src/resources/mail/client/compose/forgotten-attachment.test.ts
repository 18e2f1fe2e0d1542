import { expect, test } from 'vitest'
import { announcesAttachment } from './forgotten-attachment'

test.each([
  '<p>Please find the offer attached.</p>',
  '<p>See the <strong>attachments</strong>: two pages.</p>',
  '<p>I am attaching the plan.</p>',
  '<p>Enclosed is the invoice.</p>',
  '<p>报价单见附件。</p>',
  '<p>附上合同，请查收。</p>',
])('%s announces an attachment', (html) => {
  expect(announcesAttachment(html)).toBe(true)
})

test.each([
  '<p>Good morning</p>',
  '<p>Thanks.</p><p>On Monday Ann wrote:</p><blockquote><p>It is attached. 见附件</p></blockquote>',
  '<p>We detached it, and it is at the beach.</p>',
  '<p>我在附近。</p>',
  '',
])('%s announces none', (html) => {
  expect(announcesAttachment(html)).toBe(false)
})
