import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#base/format/use-locale'
import { addressText } from './address-text'
import checkout from './checkout.module.css'
import styles from './options.module.css'
import type { AddressRow } from './use-addresses'

interface AddressListProps {
  readonly rows: readonly AddressRow[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The user's addresses as radio buttons. */
export function AddressList({ rows, chosen, onChoose }: AddressListProps) {
  const { t } = useTranslation()
  const name = useId()
  const locale = useLocale()
  return (
    <fieldset className={styles.options}>
      <legend>{t('shop.addresses')}</legend>
      {rows.map(({ id, personName, phoneNumber, email, ...address }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the address inside is the label's text
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <strong>{personName}</strong>
            <span className={styles.lines}>{addressText(address, locale)}</span>
            <span className={checkout.faint}>
              {phoneNumber} · {email}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
