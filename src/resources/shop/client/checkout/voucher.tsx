import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './voucher.module.css'

interface VoucherProps {
  /** The current voucher; '' without one. */
  readonly code: string
  readonly fault: string | undefined
  readonly onCode: (code: string) => void
}

/** The input for a voucher code, with its error. */
export function Voucher({ code, fault, onCode }: VoucherProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(code)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onCode(typed.trim().toUpperCase())
  }
  const applies = code !== '' && fault === undefined
  const id = useId()
  const note = fault ?? (applies ? t('shop.voucherApplied', { code }) : undefined)
  return (
    <form className={styles.voucher} onSubmit={apply}>
      <TextField
        size="small"
        label={t('shop.voucher')}
        value={typed}
        error={fault !== undefined}
        slotProps={{ htmlInput: { 'aria-describedby': note === undefined ? undefined : id } }}
        onChange={(event) => setTyped(event.target.value)}
      />
      {applies ? (
        <Button
          color="inherit"
          aria-label={t('shop.dropVoucher')}
          onClick={() => {
            setTyped('')
            onCode('')
          }}
        >
          {t('shop.remove')}
        </Button>
      ) : (
        <Button type="submit" variant="outlined" color="inherit">
          {t('shop.applyVoucher')}
        </Button>
      )}
      {note !== undefined && (
        <p id={id} className={styles.note} data-wrong={fault !== undefined || undefined}>
          {note}
        </p>
      )}
    </form>
  )
}
