export interface OneOfEach {
  name: string;
  places: ('src' | 'domain' | 'repository')[];
  selector: string;
  message: string;
  violation: { file: string; code: string };
}
export const oneOfEach: OneOfEach[];
