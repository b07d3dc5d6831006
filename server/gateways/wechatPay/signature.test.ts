/**
 * Examples of WeChat Pay's documentation (doc/v3/merchant: 4012365336, 4012365341, 4013053249) with its published test
 * keys.
 */
import {
  responseMessage,
  authorizationHeader,
  decryptResource,
  payMessage,
  parseAuthorization,
  requestMessage,
  encryptResource,
  signMessage,
  verifySignature,
} from './signature';
import { documentedKey, documentedPlatformKey } from './vectors.fixture';

const timestamp = '1554208460';
const nonce = '593BEC0C930BF1AFEB40B4A08C8FB242';

test('signs a request as in the provider’s documentation', () => {
  const body =
    '{"appid":"wxd678efh567hg6787","mchid":"1900007291","description":"Image形象店-深圳腾大-QQ公仔","out_trade_no":"1217752501201407033233368018","notify_url":"https://www.weixin.qq.com/wxpay/pay.php","amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}';
  const message = requestMessage({ method: 'POST', path: '/v3/pay/transactions/jsapi', timestamp, nonce, body });
  expect(signMessage(message, documentedKey)).toBe(
    'jnks4dlrPw3ZX+ozVvSK39oa0t7OMBsg83BHAwd8BRdUFiVaQNTLTvci+wURgP1OQBbKYhFGvt7iqYpDSTQkp7Uq1sltaQKyncCyrA1g88m5bsKERQfPyT0ahSwKTYJ1CAn9QiJuSJRq1QsQs07eehbU/k9BCS51jTyc1Jpsi2H77HF9f/BnjXAOP3/sPObg6V5Ee4EzwLox684hhuMuIwHo7D8KFk3LIHOKDcNI4It1aCXydFWNpNK+SG86VUDe5kwoDpw4Ulqfu9z8OFDGbDs9TCxEv8iqQzbpxOlEVoOe2kalSYM5kApQb3nZcxdUtoE0liJGW3RGUNE0t4v01A==',
  );
});

test('signs a payment inside WeChat as in the provider’s documentation', () => {
  const message = payMessage({
    appId: 'wx2421b1c4370ec43b',
    timestamp,
    nonce,
    package: 'prepay_id=wx201410272009395522657a690389285100',
  });
  expect(signMessage(message, documentedKey)).toBe(
    'mI35pfNEQV6777ke/1T+LJLQDNTm7yeoUJH+j/adPGhmCCi0PbgkvYQTRcXH0uibcLVtvFLdGLpmoYO9FV6lBBsTAjuhh5YOvQi0e2g3e0yytitiNET9FEuqM0pjnKfRW4K6LIZDdbWJv9KhZUx3DrJa5TL7OJ7VdADVivxVySIlPVKjGwuCXzuXSJes0UcILgWQUMyha5/3nYofuHtS7r+KYyMuxD+oJ9VM1Qdxk4UIG59CP5Y3wtYIFybyF3bdu1caHTRRX+DLyMXyYA/IrTmiW01c4RPjpHBX5Dk1sZyY1zVsWNsvMHr2e1NTWtBxKJ+qk5N61J7caYoepHFaxw==',
  );
});

test('accepts the documented response signature, and rejects it for a changed body', () => {
  const signature =
    'mfI1CPqvBrgcXfgXMFjdNIhBf27ACE2YyeWsWV9ZI7T7RU0vHvbQpu9Z32ogzc+k8ZC5n3kz7h70eWKjgqNdKQF0eRp8mVKlmfzMLBVHbssB9jEZEDXThOX1XFqX7s7ymia1hoHQxQagPGzkdWxtlZPZ4ZPvr1RiqkgAu6Is8MZgXXrRoBKqjmSdrP1N7uxzJ/cjfSiis9FiLjuADoqmQ1P7p2N876YPAol7Rn0+GswwAwxldbdLrmVSjfytfSBJFqTMHn4itojgxSWWN1byuckQt8hSTEv/Lg97QoeGniYP17T80pJeQyL3b+295FPHSO2AtvCgyIbKMZ0BALilAA==';
  const signedResponse = {
    timestamp: '1722850421',
    nonce: 'd824f2e086d3c1df967785d13fcd22ef',
    body: '{"code_url":"weixin://wxpay/bizpayurl?pr=JyC91EIz1"}',
  };
  expect(verifySignature(responseMessage(signedResponse), signature, documentedPlatformKey)).toBe(true);
  const changed = { ...signedResponse, body: signedResponse.body.replace('EIz1', 'EIz2') };
  expect(verifySignature(responseMessage(changed), signature, documentedPlatformKey)).toBe(false);
});

test('signs an empty line in place of a missing body', () => {
  expect(requestMessage({ method: 'GET', path: '/v3/certificates', timestamp, nonce, body: '' })).toBe(
    `GET\n/v3/certificates\n${timestamp}\n${nonce}\n\n`,
  );
});

test('parses its own Authorization header, and rejects another scheme', () => {
  const authorization = { merchantId: '1900007291', serial: '408B07E7', timestamp, nonce, signature: 'c2ln+/=' };
  expect(parseAuthorization(authorizationHeader(authorization))).toEqual(authorization);
  expect(parseAuthorization('Bearer abc')).toBeNull();
  expect(parseAuthorization(undefined)).toBeNull();
});

test('decrypts a resource only with its key, and rejects modified data', () => {
  const key = 'a'.repeat(32);
  const encrypted = encryptResource('{"out_trade_no":"P1"}', key, '0123456789ab', 'transaction');
  expect(decryptResource(encrypted, key)).toBe('{"out_trade_no":"P1"}');
  expect(() => decryptResource(encrypted, 'b'.repeat(32))).toThrow();
  expect(() => decryptResource({ ...encrypted, associated_data: 'refund' }, key)).toThrow();
  expect(() => decryptResource({ ...encrypted, algorithm: 'NONE' }, key)).toThrow('The algorithm NONE is not known.');
});
