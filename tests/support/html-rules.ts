import type { ConfigData } from 'html-validate'

/**
 * All recommended rules of html-validate, but three: roles on tables are not redundant where CSS takes the table display
 * away on phones; React writes some attributes in camel case; and its `useId` makes ids with underscores in front.
 * The other lines choose between spellings that mean the same: React writes `required=""` and `<!doctype html>`.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-redundant-role': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
  },
}
