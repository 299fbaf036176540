const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i

/**
 * The Content-Security-Policy that document/ has printed into a page, as a header: that one alone can say who may frame the
 * page.
 */
export function policyIn(html: string): string {
  const [, policy = ''] = POLICY.exec(html) ?? []
  if (policy === '') throw new Error('a page without Content-Security-Policy')
  return `${policy.replaceAll('&#x27;', "'")}; frame-ancestors 'none'`
}
