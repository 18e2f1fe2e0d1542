import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputProps } from '../input-props'
import { addressAttributes } from '../references/reference-to-file'
import { LineInput } from '../text-inputs'
import styles from './pictures.module.css'

type AddressProps = InputProps & {
  /** Whether a picture may be loaded from the address. */
  readonly mayShow: boolean
  /** Shows the picture at the address; without one, the upload of a file. */
  readonly onLeave: () => void
}

/** The address of a picture elsewhere. */
export function PictureAddress({ mayShow, onLeave, ...props }: AddressProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  // The button that opened it is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={box}>
      <LineInput {...props} attributes={addressAttributes} />
      <Button size="small" color="inherit" className={styles.other} onClick={onLeave}>
        {t(mayShow ? 'form.showPicture' : 'form.uploadInstead')}
      </Button>
    </div>
  )
}
