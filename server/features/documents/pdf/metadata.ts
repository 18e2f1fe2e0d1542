import PDFDocument from 'pdfkit'
import { xmlText } from '#text/xml-text'
import { electronicName } from '../electronic/name'

const moment = (date: Date = new Date()): string => `${date.toISOString().slice(0, 19)}Z`
const alternatives = (name: string, text = ''): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt></${name}>`

/** The entries of the information dictionary as XMP. */
const infoXml = (info: PDFKit.DocumentInfo): string => `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${moment(info.CreationDate)}</xmp:CreateDate>
<xmp:ModifyDate>${moment(info.ModDate)}</xmp:ModifyDate>
<xmp:CreatorTool>${xmlText(info.Creator ?? '')}</xmp:CreatorTool>
${alternatives('dc:title', info.Title)}
<dc:creator><rdf:Seq><rdf:li>${xmlText(info.Author ?? '')}</rdf:li></rdf:Seq></dc:creator>
${alternatives('dc:description', info.Subject)}
<pdf:Producer>${xmlText(info.Producer ?? '')}</pdf:Producer>
</rdf:Description>`

/** A PDF whose metadata are well formed: the package writes the texts of the information dictionary without escaping. */
export class DescribedPdf extends PDFDocument {
  protected _addInfo(): void {
    this.appendXML(infoXml(this.info))
  }
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const properties = [
  ['DocumentFileName', 'The name of the embedded XML document', electronicName],
  ['DocumentType', 'The type of the hybrid document in capital letters', 'INVOICE'],
  ['Version', 'The version of the standard', '1.0'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document', 'EN 16931'],
] as const

const described = properties.map(
  ([name, description]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
)

/** What the metadata of a PDF with an electronic invoice say about it, with the schema of that (PDF/A-3, 6.6.2.3). */
export const electronicMetadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${properties.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`).join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
