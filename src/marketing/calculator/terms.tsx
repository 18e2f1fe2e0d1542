import type { SiteLanguage } from '../base/language'
import type { Calculation } from './calculation'
import { calculatorCopy } from './copy'

type TermsOf = Pick<Calculation, 'validity' | 'use'>

interface TermsProps extends TermsOf {
  readonly id: string
  readonly language: SiteLanguage
  readonly onChange: (terms: Partial<TermsOf>) => void
}

/** The validity of the quote, and single or multiple use. */
export function Terms({ id, language, validity, use, onChange }: TermsProps) {
  const copy = calculatorCopy[language]
  return (
    <div className="calculator-terms">
      <div className="amount-field">
        <label htmlFor={`${id}-validity`}>{copy.validity}</label>
        <select
          id={`${id}-validity`}
          value={validity}
          onChange={({ target }) => onChange({ validity: Number(target.value) })}
        >
          {Object.entries(copy.lasting).map(([seconds, label]) => (
            <option key={seconds} value={seconds}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="choice-line">
        <legend>{copy.use}</legend>
        <div className="choices">
          {(['single', 'multi'] as const).map((item) => (
            <label key={item}>
              <input
                type="radio"
                name={`${id}-use`}
                checked={use === item}
                onChange={() => onChange({ use: item })}
              />
              {copy.uses[item]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
