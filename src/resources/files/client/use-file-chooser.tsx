import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** The hidden input that chooses files to upload, and the function that opens it. */
export function useFileChooser(onChoose: (files: readonly File[]) => void) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const chooser = (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={t('files.upload')}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // So that the same file can be chosen again.
        target.value = ''
      }}
    />
  )
  return { chooser, open: () => input.current?.click() }
}
