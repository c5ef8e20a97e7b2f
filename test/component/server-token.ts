/** The token that the test server accepts. */
export const serverToken = 'component-tests-component-tests-component';
