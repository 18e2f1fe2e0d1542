import { saveFile } from '#base/files/save-file'
import { sheetFile } from '#base/files/sheet-file'
import { plainRows, type Sheet } from './chart-sheet'

/** The title as the name of a file, without the characters that file systems refuse. */
const fileName = (title: string, ending: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\s]+/g, '-').toLowerCase()}.${ending}`

/** Saves the figures of a chart as a CSV file. */
export const saveSheet = (title: string, sheet: Sheet): void =>
  saveFile(sheetFile(plainRows(sheet)), fileName(title, 'csv'))

/**
 * Saves what an element shows as a PNG file.
 * @throws Error if the browser cannot draw it
 */
export async function savePicture(element: HTMLElement, title: string): Promise<void> {
  const { pictureOf } = await import('./picture')
  saveFile(await pictureOf(element), fileName(title, 'png'))
}
