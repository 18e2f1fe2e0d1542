import { expect, it } from 'vitest'
import { withPhrases } from './phrases'

it('a heading can break between words, but not inside one or before a closing mark', () => {
  const heading = '<h2 class="small">我们修建两个账户之间最短的路，都像本地企业一样</h2>'
  const broken = withPhrases(heading)
  expect(broken).toContain('<wbr>两个<wbr>账户<wbr>')
  expect(broken).not.toMatch(/<wbr>[，的]/)
  expect(broken.replaceAll('<wbr>', '')).toBe(heading)
})

it('a short phrase between punctuation marks is not broken', () => {
  expect(withPhrases('<h1>不绕路，走本地转账</h1>')).toBe('<h1>不绕路，<wbr>走本地转账</h1>')
})

it('anything but a Chinese heading stays unchanged', () => {
  for (const html of ['<p>同一个批次</p>', '<h1>{%title%}</h1>', '<h2>One batch, many borders</h2>'])
    expect(withPhrases(html)).toBe(html)
})

it('links and placeholders in a heading stay unchanged', () => {
  expect(withPhrases('<h3><a href="/cn/发卡">发行自己的卡片</a>{%名称%}</h3>')).toMatch(
    /<a href="\/cn\/发卡">发行<wbr>自己的<wbr>卡片<\/a>/,
  )
})
