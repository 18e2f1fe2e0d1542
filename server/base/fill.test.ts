import { describe, expect, it } from 'vitest'
import { fill, hasPlaceholders, readTemplate } from './fill'

const filled = (text: string, filling: Parameters<typeof fill>[1]) => fill(readTemplate(text), filling)

describe('a template of the site', () => {
  it('has words as text and markup as it is', () => {
    const filling = { title: `<b> & "Wen's"`, body: '<p>One</p>' }
    expect(filled('<h1 title="{%title%}">{%title%}</h1>{%=body%}', filling)).toBe(
      '<h1 title="&lt;b&gt; &amp; &quot;Wen&#39;s&quot;">&lt;b&gt; &amp; &quot;Wen&#39;s&quot;</h1><p>One</p>',
    )
  })

  it('repeats a part for each, and says another where there is none', () => {
    const text = '{%#posts%}[{%title%} {%site%}]{%/posts%}{%^posts%}nothing{%/posts%}'
    expect(filled(text, { site: 's', posts: [{ title: 'a' }, { title: 'b' }] })).toBe('[a s][b s]')
    expect(filled(text, { posts: [] })).toBe('nothing')
    expect(filled(text, {})).toBe('nothing')
  })

  it('finds what lies inside, and nothing that every object has', () => {
    expect(filled('{%values.name%}|{%values.constructor%}|{%toString%}', { values: { name: 'Wen' } })).toBe(
      'Wen||',
    )
    expect(filled('{%#start%}{%count%}{%/start%}', { start: { count: 0 } })).toBe('0')
  })

  it('does not fill what was filled in', () => {
    expect(filled('{%a%}', { a: '{%b%}', b: 'secret' })).toBe('{%b%}')
  })

  it('must be closed where it was opened', () => {
    expect(() => readTemplate('{%#a%}')).toThrow('a is never closed')
    expect(() => readTemplate('{%#a%}{%/b%}')).toThrow('b is closed and not open')
    expect(hasPlaceholders('data-days="{{days}}"')).toBe(false)
  })
})
