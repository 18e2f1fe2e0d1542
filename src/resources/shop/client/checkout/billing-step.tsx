import Button from '@mui/material/Button'
import { useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import { RecordForm } from '#screens/form/record-form'
import { ErrorState, FormSkeleton } from '#shell/states'
import { cart, useCart } from '../cart/cart'
import type { Billing } from '../cart/checkout-state'
import { addressFields } from '../../wire/address-fields.wire'
import { AddressList } from './address-list'
import styles from './checkout.module.css'
import { useAddresses, type AddressRow } from './use-addresses'

const billingOf = (row: AddressRow): Billing => {
  const { personName, phoneNumber, email, address, zipCode, city, state, country } = row
  return { personName, phoneNumber, email, address, zipCode, city, state, country }
}

/** The country that a new address begins with: that of the user's profile. */
type Country = string | null | undefined

/** The shipping address: one of the user's addresses or a new one, which is saved among them. */
export function BillingStep({ country }: { country: Country }) {
  const [isNew, setNew] = useState(false)
  const addresses = useAddresses()
  if (addresses.error !== undefined)
    return <ErrorState error={addresses.error} onRetry={addresses.readAgain} />
  if (!addresses.rows) return <FormSkeleton />
  if (isNew || addresses.rows.length === 0)
    return <NewAddress country={country} onBack={() => (isNew ? setNew(false) : cart.back())} />
  return <ChooseAddress rows={addresses.rows} onNew={() => setNew(true)} />
}

function ChooseAddress({ rows, onNew }: { rows: readonly AddressRow[]; onNew: () => void }) {
  const { t } = useTranslation()
  const { billing } = useCart().checkout
  const before = rows.find((row) => JSON.stringify(billingOf(row)) === JSON.stringify(billing))
  const [chosen, setChosen] = useState(before?.id ?? rows[0]?.id)
  const go = () => {
    const row = rows.find(({ id }) => id === chosen) ?? rows[0]
    if (row) cart.bill(billingOf(row))
    cart.next()
  }
  return (
    <>
      <AddressList rows={rows} chosen={chosen} onChoose={setChosen} />
      <Button onClick={onNew}>{t('shop.newAddress')}</Button>
      <div className={styles.go}>
        <Button color="inherit" onClick={cart.back}>
          {t('shop.back')}
        </Button>
        <Button variant="contained" onClick={go}>
          {t('shop.continue')}
        </Button>
      </div>
    </>
  )
}

/** The generated form of an address; once it is saved, the order uses it. */
function NewAddress({ country, onBack }: { country: Country; onBack: () => void }) {
  const { t } = useTranslation()
  const resource = useApp()['addresses']
  const { data: user } = useGetIdentity()
  const invalidate = useInvalidate()
  if (!resource) return null
  return (
    <RecordForm
      resource={resource}
      title={t('shop.newAddress')}
      container="page"
      only={addressFields}
      given={{ personName: user?.displayName, email: user?.email, country: country ?? undefined }}
      onCancel={onBack}
      onSaved={(row) => {
        void invalidate({ resource: 'addresses', invalidates: ['list'] })
        cart.bill(billingOf(row as AddressRow))
        cart.next()
      }}
    />
  )
}
