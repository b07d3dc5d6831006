/** What a page was made of: the calls that were asked for it, and what each was answered. While all are answered the same, drawing it again would give the same page. */
import type { Transport } from '../../src/rules/transport';
import type { KeptTransport } from './keptAnswers';

interface Call {
  url: string;
  /** What was sent, as JSON: thousands are kept, and fetch's own headers take ten times as much. */
  sent: string;
  /** What was answered, in short (KeptTransport); null where there was none to compare with. */
  answered: string | null;
}

const written = ({ method, headers, body }: RequestInit): string =>
  JSON.stringify({ method, headers: [...new Headers(headers)], body });

export class MadeOf {
  private readonly calls: Call[] = [];

  /** The same transport, which writes down what is asked for. */
  noting(transport: KeptTransport): Transport {
    return async (url, init) => {
      const call: Call = { url, sent: written(init), answered: null };
      this.calls.push(call);
      const answer = await transport(url, init);
      call.answered = answer.version;
      return answer;
    };
  }

  /** It was made of that, too. */
  add({ calls }: MadeOf): void {
    this.calls.push(...calls);
  }

  /** Whether every call would be answered as it was. */
  async isStill(transport: KeptTransport): Promise<boolean> {
    const same = await Promise.all(
      this.calls.map(
        async ({ url, sent, answered }) =>
          answered !== null && (await transport(url, JSON.parse(sent) as RequestInit)).version === answered,
      ),
    );
    return same.every(Boolean);
  }
}
