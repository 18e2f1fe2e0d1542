import { parseArgs } from 'node:util'
import { renderPdf } from '#server/features/documents/pdf/render'
import { machine, writeSection } from '../support/results'
import { median } from '../support/median'
import { sampleInvoice, sampleXml } from './samples'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const [rounds, many] = values.quick ? [5, 50] : [50, 1000]

/** The targets of one PDF in milliseconds, and of a thousand in seconds. */
const aims = { one: 150, thousand: 60 }

interface Cost {
  readonly milliseconds: number
  readonly kilobytes: number
}

/** @param electronic whether its PDF contains an electronic invoice, as those of sent invoices do */
async function costOf(lines: number, number: number, electronic = false): Promise<Cost> {
  const sample = sampleInvoice(number, lines)
  const begun = performance.now()
  const document = electronic ? { ...sample, electronic: sampleXml(lines) } : sample
  const bytes = await renderPdf({ documents: [document] })
  return { milliseconds: performance.now() - begun, kilobytes: bytes.length / 1024 }
}

async function medianOf(lines: number, electronic = false): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await costOf(lines, round, electronic))
  return {
    milliseconds: median(costs.map(({ milliseconds }) => milliseconds)),
    kilobytes: median(costs.map(({ kilobytes }) => kilobytes)),
  }
}

const row = (name: string, { milliseconds, kilobytes }: Cost, aim: number | '') =>
  `| ${name} | ${milliseconds.toFixed(0)} | ${aim} | ${kilobytes.toFixed(0)} |`

const first = await costOf(5, 0)
const short = await medianOf(5)
const long = await medianOf(200)
const shortElectronic = await medianOf(5, true)
const longElectronic = await medianOf(200, true)
const begun = performance.now()
for (let number = 0; number < many; number++) await costOf(5, number, true)
const separate = (performance.now() - begun) / 1000
const mergedFrom = performance.now()
const documents = Array.from({ length: many }, (_, number) => sampleInvoice(number, 5))
const merged = await renderPdf({ documents })
const together = (performance.now() - mergedFrom) / 1000

const report = `## Documents as PDF

${machine()} One thread; median of ${rounds}, after the first.

| | ms | aim | KB |
|---|---:|---:|---:|
${row('the first, which opens the fonts', first, '')}
${row('5 lines, Latin and Chinese', short, aims.one)}
${row('200 lines', long, aims.one)}
${row('5 lines, with an electronic invoice (PDF/A-3)', shortElectronic, aims.one)}
${row('200 lines, with an electronic invoice (PDF/A-3)', longElectronic, aims.one)}

${many} invoices of 5 lines: ${separate.toFixed(1)} s as a file each, ${together.toFixed(1)} s as one file of ${(merged.length / 1024 / 1024).toFixed(1)} MB${values.quick ? '' : `; aim ${aims.thousand} s`}.`

console.log(report)
if (!values.quick) writeSection('documents', report)
