import type { AnyResource } from '#define'
import { saveFile } from '#base/files/save-file'
import type { Row } from '#providers/data/answers'
import { download } from '#providers/data/http/download'

/**
 * Downloads the document of a record in a language, and saves it as a file.
 * @throws what the shared client rejects with
 */
export async function savePdf(
  resource: AnyResource,
  row: Row,
  { title, language }: { readonly title: string; readonly language: string },
): Promise<void> {
  const query = new URLSearchParams({ language })
  saveFile(await download(`/api/${resource.name}/${row.id}/document.pdf?${query}`), `${title}.pdf`)
}

/**
 * Downloads the electronic form of a record as XML, and saves it as a file.
 * @throws what the shared client rejects with
 */
export async function saveElectronic(resource: AnyResource, row: Row, title: string): Promise<void> {
  saveFile(await download(`/api/${resource.name}/${row.id}/document.xml`), `${title}.xml`)
}
