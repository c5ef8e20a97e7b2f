import { jsonFile } from './listening-decoder.ts';
import { writeNetwork } from './onnx.ts';

const bands = 80;

/** The files of a model that looks like WeSpeaker's from outside. To it a voice is how strong each of its frequencies gets. */
export const tinyVoices = (): Record<string, Buffer> => ({
  'config.json': jsonFile({ model_type: 'wespeaker-resnet', architectures: ['WeSpeakerResNetModel'] }),
  'preprocessor_config.json': jsonFile({
    feature_extractor_type: 'WeSpeakerFeatureExtractor',
    sampling_rate: 16_000,
    num_mel_bins: bands,
    min_num_frames: 9,
    fbank_centering_span: null,
  }),
  'onnx/model.onnx': writeNetwork({
    inputs: { input_features: { type: 'float', shape: ['batch', 'frames', bands] } },
    outputs: { last_hidden_state: { type: 'float', shape: ['batch', bands] } },
    constants: {},
    nodes: [
      { operator: 'ReduceMax', inputs: ['input_features'], output: 'last_hidden_state', attributes: { axes: [1], keepdims: 0 } },
    ],
  }),
});
