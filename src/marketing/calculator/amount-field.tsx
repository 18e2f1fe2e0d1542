import type { Currency, Side } from './calculation'

interface AmountFieldProps {
  readonly id: string
  readonly side: Side
  readonly label: string
  readonly currencyLabel: string
  readonly text: string
  readonly code: string
  readonly currencies: readonly Currency[]
  /** The error message of the amount. */
  readonly wrong: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  readonly onChoose: (code: string) => void
}

/** An amount and its currency as one field, with its error below. */
export function AmountField({ id, side, label, wrong, currencies, ...field }: AmountFieldProps) {
  return (
    <div className="amount-field">
      <label htmlFor={id}>{label}</label>
      <div className="amount-line" data-wrong={wrong !== undefined}>
        <input
          id={id}
          name={side}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={field.text}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-wrong`}
          onChange={({ target }) => field.onType(target.value)}
          onBlur={field.onLeave}
        />
        <select
          aria-label={field.currencyLabel}
          value={field.code}
          onChange={({ target }) => field.onChoose(target.value)}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} · ${name}`}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-wrong`} className="form-wrong">
        {wrong}
      </p>
    </div>
  )
}
