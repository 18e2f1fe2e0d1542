import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { renderPdf } from '#server/features/documents/pdf/render'
import type { PrintedDocument } from '#server/features/documents/printed'
import { expect } from '../fixtures'
import { test } from '../still/still'

/** pdf.js of the package with which contract tests read PDFs. */
const reader = readFileSync(
  createRequire(import.meta.url)
    .resolve('unpdf')
    .replace(/index\.c?m?js$/, 'pdfjs.mjs'),
  'utf8',
)
const origin = 'http://pdf.example'

const lines = {
  name: 'Lines',
  columns: [
    { heading: 'Description', isFigure: false },
    { heading: 'Quantity', isFigure: true },
    { heading: 'Unit price', isFigure: true },
    { heading: 'Net', isFigure: true },
  ],
  rows: [
    ['Terminal rental', '12', '€20.00', '€240.00'],
    ['ค่าบริการรายเดือน', '1', '€1,100.00', '€1,100.00'],
    ['收单手续费（境外卡）', '3', '€5.40', '€16.20'],
  ],
  carried: ['€240.00', '€1,340.00', '€1,356.20'],
}

/** An invoice with the parts and the scripts that documents have, of which nothing depends on the day. */
const invoice: PrintedDocument = {
  language: 'en',
  title: 'Invoice INV-2036-00042',
  fileName: 'INV-2036-00042',
  brand: 'Corridor',
  status: 'Partly paid',
  from: {
    heading: 'From',
    lines: ['Corridor Payments Ltd.', 'Lagerstraße 12', '20357 Hamburg', 'Germany', 'DE000000000'],
  },
  to: { heading: 'To', lines: ['Αθήνα Київ 北京', 'ห้องอาหารริมน้ำ', 'Łódź', 'Thailand'] },
  facts: [
    { label: 'Number', value: 'INV-2036-00042' },
    { label: 'Issued on', value: 'Nov 20, 2036' },
    { label: 'Due on', value: 'Dec 20, 2036' },
  ],
  lines,
  totals: [
    { label: 'Net', value: '€1,356.20' },
    { label: 'Tax', value: '€257.68' },
    { label: 'Total', value: '€1,613.88' },
  ],
  notices: ['Reverse charge: VAT to be accounted for by the recipient.'],
  note: { label: 'Notes', value: 'Thank you for your order.' },
  texts: {
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
    page: '{{page}} / {{pages}}',
  },
  changedAt: '2036-11-20T09:00:00.000Z',
}

const perLine = 1250
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`
const services = Array.from({ length: 60 }, (_, index) => `خدمة رقم ${index + 1} Service ${index + 1}`)
/** The same with more lines than a page has room for. */
const long: PrintedDocument = {
  ...invoice,
  lines: {
    ...lines,
    rows: services.map((name) => [name, '1', euros(perLine), euros(perLine)]),
    carried: services.map((_, index) => euros((index + 1) * perLine)),
  },
  totals: [{ label: 'Total', value: euros(services.length * perLine) }],
}

/** Renders a page of a PDF as a picture of the browser. */
async function showPage(page: Page, bytes: Uint8Array, number: number): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: reader })
      : route.fulfill({ contentType: 'text/html', body: '<body style="margin:0"><canvas></canvas>' }),
  )
  await page.goto(`${origin}/`)
  await page.evaluate(
    async ({ data, source, index }) => {
      const { getDocument } = (await import(source)) as {
        getDocument: (given: object) => { promise: Promise<Pdf> }
      }
      interface Pdf {
        getPage: (index: number) => Promise<{
          getViewport: (given: object) => { width: number; height: number }
          render: (given: object) => { promise: Promise<void> }
        }>
      }
      const binary = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0)
      const pdf = await getDocument({ data: binary, disableFontFace: true, useSystemFonts: false }).promise
      const shown = await pdf.getPage(index)
      const viewport = shown.getViewport({ scale: 1 })
      const canvas = document.querySelector('canvas') as HTMLCanvasElement
      Object.assign(canvas, { width: viewport.width, height: viewport.height })
      await shown.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
    },
    { data: Buffer.from(bytes).toString('base64'), source: `${origin}/pdf.mjs`, index: number },
  )
}

test('the first page of an invoice as PDF looks as it did', async ({ page }) => {
  await showPage(page, await renderPdf({ documents: [invoice] }), 1)
  await expect(page.locator('canvas')).toHaveScreenshot('invoice-pdf.png', { maxDiffPixelRatio: 0.01 })
})

test('the second page of a long invoice as PDF looks as it did, with the sums carried over', async ({
  page,
}) => {
  await showPage(page, await renderPdf({ documents: [long] }), 2)
  await expect(page.locator('canvas')).toHaveScreenshot('invoice-pdf-second-page.png', {
    maxDiffPixelRatio: 0.01,
  })
})
