import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cart, useCart } from '../cart/cart'
import { BillingStep } from './billing-step'
import type { PlacedOrder } from './calls'
import { CartStep } from './cart-step'
import { Changes } from './changes'
import styles from './checkout.module.css'
import { PaymentStep } from './payment-step'
import { StepList } from './step-list'
import { Summary } from './summary'
import { useQuote } from './use-quote'

const steps = ['cart', 'billing', 'payment'] as const

/** The three checkout steps with the summary. Payment requires an address. */
export function CheckoutSteps({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const { t } = useTranslation()
  const { checkout } = useCart()
  const quoted = useQuote()
  const index = Math.min(Math.max(0, checkout.activeStep), checkout.billing ? 2 : 1)
  const heading = useHeadingFocus(index)
  return (
    <>
      <StepList names={steps} index={index} onGo={cart.goTo} />
      {quoted.quote && <Changes quote={quoted.quote} />}
      <div className={styles.columns}>
        <section className={`card ${styles.step}`}>
          <h2 ref={heading} tabIndex={-1}>
            {t(`shop.steps.${steps[index] ?? 'cart'}`)}
          </h2>
          {index === 0 && <CartStep />}
          {index === 1 && <BillingStep country={quoted.quote?.country} />}
          {index === 2 && <PaymentStep quoted={quoted} onPlaced={onPlaced} />}
        </section>
        <Summary quoted={quoted} index={index} />
      </div>
    </>
  )
}

/** Focuses the heading of a step after a change of steps, but not on load. */
function useHeadingFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(index)
  useEffect(() => {
    if (before.current !== index) heading.current?.focus()
    before.current = index
  }, [index])
  return heading
}
