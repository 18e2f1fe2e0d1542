import { describe, expect, it } from 'vitest'
import { claims } from '#marketing/claims/claims'
import { answers } from './answers'

const english = answers.map(([, question, answer]) => `${question} ${answer}`)
const chinese = answers.map(([, , , question, answer]) => `${question} ${answer}`)

describe('the demo questions', () => {
  it('state the complete rule of who sees which card, in both languages', () => {
    expect(
      english.filter((output) => /administrators can view .*enterprise \(virtual\) cards/.test(output)),
    ).toEqual([expect.stringMatching(/not those of employee cards.*cardholder only/)])
    expect(chinese.filter((output) => output.includes('公司管理员可以查看企业（虚拟）卡信息'))).toEqual([
      expect.stringMatching(/不能查看员工卡信息.*只有持卡人本人可见/),
    ])
  })

  it('state the figures of the public site', () => {
    const { en, cn } = claims
    for (const figure of [en.quoteValidity.from, en.quoteValidity.to, en.yearlySaving, en.fastestSettlement])
      expect(english.join('\n')).toContain(figure)
    for (const figure of [cn.quoteValidity.from, cn.quoteValidity.to, cn.yearlySaving, cn.fastestSettlement])
      expect(chinese.join('\n')).toContain(figure)
  })
})
