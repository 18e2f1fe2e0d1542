import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { ErrorState } from '#shell/states'
import { FilePicture } from '../file-picture'
import styles from './preview.module.css'

/** How many bytes of a text file are shown. */
const textBytes = 4000

/** A preview of a file: image, audio, video, or the beginning of a text. */
export function Preview({ row }: { row: Row }) {
  const { t } = useTranslation()
  const { kind, content, contentType } = row as Row &
    Record<'kind' | 'content' | 'contentType', string | null>
  if (!content) return null
  if (kind === 'picture') return <img className={styles.preview} src={content} alt="" />
  // There are no captions for uploaded recordings.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'video') return <video className={styles.preview} src={content} controls preload="metadata" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio src={content} controls preload="metadata" />
  if (contentType?.startsWith('text/') && contentType !== 'text/html') return <Text address={content} />
  return (
    <div className={styles.noPreview}>
      <FilePicture row={row} size={56} />
      <p>{t('files.noPreview')}</p>
    </div>
  )
}

function Text({ address }: { address: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['file text', address],
    queryFn: ({ signal }) => readBeginning(address, signal),
  })
  if (error && data === undefined) return <ErrorState small error={error} onRetry={() => void refetch()} />
  if (data === '') return <p className={styles.noPreview}>{t('files.emptyFile')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <pre className={styles.text} dir="auto" tabIndex={0} aria-busy={data === undefined}>
      {data}
    </pre>
  )
}

/** @throws what the shared client rejects with. */
async function readBeginning(address: string, signal: AbortSignal): Promise<string> {
  const { client } = await import('#providers/data/http/client')
  const { status, data } = await client.get<string>(address, {
    signal,
    headers: { Range: `bytes=0-${textBytes - 1}` },
    responseType: 'text',
    // The range of an empty file cannot be satisfied.
    validateStatus: (code) => code < 300 || code === 416,
    transformResponse: (text: string, _, code = 200) => (code < 400 || code === 416 ? text : problemIn(text)),
  })
  return status === 416 ? '' : data
}

function problemIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
