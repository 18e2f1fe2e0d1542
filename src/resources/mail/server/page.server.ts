import { buffer } from 'node:stream/consumers'
import { cleanText } from '#server/base/parsing/clean-text'
import { uploadById, type StoredUpload } from '#server/features/files/keep'
import { uploadOfAddress } from '#server/read/uploads/address'
import type { Services } from '#server/write/services/services'
import { isShownInline } from '#server/write/uploads/content-type'
import type { OwnMail } from '../mails.resource'

/** The HTML of a received mail, as it came, and the files of the mail. */
interface Page {
  readonly html: string
  readonly attachments: OwnMail['attachments']
}

/** What is shown of it. */
export interface ShownPage {
  readonly style: string
  readonly html: string
}

/** A larger page is not shown with its layout. */
const maxPage = 3 * 1024 * 1024
/** Maximum number of bytes of inline images, which are in the page itself. */
const maxInline = 10 * 1024 * 1024

/** The page of a mail; undefined if it has none, or one that is too large. */
export async function pageOf(services: Services, id: string): Promise<Page | undefined> {
  const [mail] = await services.database.query<{ page: string | null; attachments: OwnMail['attachments'] }>({
    name: 'mail_page',
    text: 'select "page", "attachments" from "mails" where "id" = $1',
    values: [id],
  })
  const upload = mail?.page
    ? await uploadById(services.database, uploadOfAddress(mail.page) ?? '')
    : undefined
  if (!mail || !upload || upload.size > maxPage) return undefined
  const bytes = await bytesOf(services, upload)
  return bytes && { html: bytes.toString(), attachments: mail.attachments }
}

/** Whether a page has content at other servers. */
export async function pageHasRemote({ html }: Page): Promise<boolean> {
  const without = await cleanText(html, 'page')
  return without !== undefined && without !== (await cleanText(html, 'pageWithRemote'))
}

/** A page as it is shown, with its inline images; undefined if it has too many elements. */
export async function shownOf(
  services: Services,
  page: Page,
  isRemote: boolean,
): Promise<ShownPage | undefined> {
  const cleaned = await cleanText(page.html, isRemote ? 'pageWithRemote' : 'page')
  if (cleaned === undefined) return undefined
  const [sheet = '', style = ''] = /^<style>([^<]*)<\/style>/.exec(cleaned) ?? []
  return { style, html: await withImages(services, page, cleaned.slice(sheet.length)) }
}

/** Inline images of the mail itself are written into the page: the frame loads nothing. */
async function withImages(services: Services, { attachments }: Page, html: string): Promise<string> {
  const own = new Set(attachments.flatMap(({ content }) => (content && uploadOfAddress(content)) || []))
  const wanted = new Set([...html.matchAll(/ src="cid:([0-9a-f-]{36})"/g)].map(([, id = '']) => id))
  const shown = new Map<string, string>()
  let left = maxInline
  for (const id of wanted) {
    const upload = own.has(id) ? await uploadById(services.database, id) : undefined
    if (!upload || !isImage(upload.contentType) || upload.size > left) continue
    const bytes = await bytesOf(services, upload)
    if (!bytes) continue
    left -= upload.size
    shown.set(id, `data:${upload.contentType};base64,${bytes.toString('base64')}`)
  }
  return html.replaceAll(
    /(<img\b[^<>]* src=")cid:([0-9a-f-]{36})("[^<>]*>)/g,
    (_, start, id: string, end) => {
      const data = shown.get(id)
      return data === undefined ? '' : `${start}${data}${end}`
    },
  )
}

const isImage = (type: string): boolean => type.startsWith('image/') && isShownInline(type)

async function bytesOf({ contents }: Services, { checksum }: StoredUpload): Promise<Buffer | undefined> {
  const bytes = await contents.open(checksum)
  return bytes && buffer(bytes)
}
